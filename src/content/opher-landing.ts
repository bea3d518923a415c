import type { NamedItem } from './types.ts';

/** The texts of the section for job seekers and employers on `/products/opher`. */
interface OpherLanding {
  readonly title: string;
  readonly intro: string;
  readonly seekers: { readonly title: string; readonly benefits: readonly NamedItem[] };
  readonly employers: { readonly title: string; readonly benefits: readonly NamedItem[] };
}

export const opherLanding = {
  title: 'Two sides of one good hire',
  intro:
    'Opher works for the person who applies and for the person who has to choose. Here is what each of them gets.',
  seekers: {
    title: 'For job seekers',
    benefits: [
      {
        name: 'One Profile',
        icon: 'file-user',
        description:
          'Build it once and apply with it everywhere on Opher, even from a borrowed phone.',
      },
      {
        name: 'Reasons You Can Read',
        icon: 'message-square-text',
        description:
          'See why a job suits you, which skill is missing and where you could learn it.',
      },
      {
        name: 'Work Within Reach',
        icon: 'bus',
        description:
          'Search by travel time and fare, so that the pay is not swallowed by the commute.',
      },
      {
        name: 'A Straight Answer',
        icon: 'mail-check',
        description: 'Every application gets a status and, at the end, a yes or a no.',
      },
    ],
  },
  employers: {
    title: 'For employers',
    benefits: [
      {
        name: 'Explained Shortlists',
        icon: 'list-checks',
        description:
          'Describe the work on Monday and compare candidates, with reasons, in the same week.',
      },
      {
        name: 'A Fairer First Round',
        icon: 'scale',
        description:
          'Review skills before names and faces, and check your own choices over a quarter.',
      },
      {
        name: 'Consent Taken Care Of',
        icon: 'shield-check',
        description:
          'Privacy notices, permissions and deletion dates are recorded with each application, as POPIA expects.',
      },
      {
        name: 'Hires Who Stay',
        icon: 'handshake',
        description:
          'Agreeing hours, distance and pay range up front brings people who can keep the job they accept.',
      },
    ],
  },
} as const satisfies OpherLanding;

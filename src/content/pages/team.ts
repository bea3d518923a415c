import type { Hero, PageMeta, Path } from '../types.ts';

export interface TeamPage {
  readonly meta: PageMeta;
  readonly hero: Hero;
  readonly intro: readonly string[];
  readonly notFound: {
    readonly meta: PageMeta;
    readonly title: string;
    readonly text: string;
    readonly back: { readonly text: string; readonly to: Path };
  };
  readonly detail: {
    readonly educationTitle: string;
    readonly emailLabel: string;
    readonly biographyTitle: string;
    /** Shown for an empty education entry. */
    readonly educationFallback: string;
    /** For search engines; `{name}` and `{role}` are filled in. */
    readonly metaDescription: string;
    readonly back: { readonly text: string; readonly to: Path };
  };
}

export const team = {
  meta: {
    title: 'Our Executive Team',
    description:
      'The seven people who lead the company, from law and finance to research and delivery: what they studied, what they do and how to reach them.',
  },
  hero: {
    title: 'Our Executive Team',
    tagline: 'Seven people who answer for the work, by name.',
    image: 'pages/team',
  },
  intro: [
    'We are a team passionate about technology. Staying up to date with trends and best practices is part of the job: each of us learns something new every quarter, and teaches it to the others.',
    'Clients notice it in two figures: a service level above 97%, and a 30% engagement increase among the people who use what we build.',
  ],
  notFound: {
    meta: {
      title: 'Team member not found',
      description:
        'Nobody on our executive team has this address. The team page lists everyone, with their roles and profiles.',
    },
    title: 'Team member not found',
    text: 'Nobody on the team has this address. The link may be old, or a character may be missing.',
    back: { text: 'See the whole team', to: '/team' },
  },
  detail: {
    educationTitle: 'Education',
    emailLabel: 'E-mail',
    biographyTitle: 'Biography',
    educationFallback: 'Certification/qualification',
    metaDescription:
      '{name}, {role} at Kuvula Technologies: biography, qualifications and how to reach them by e-mail.',
    back: { text: 'Back', to: '/company/about' },
  },
} as const satisfies TeamPage;

import { capital, inWords } from '../number-words.ts';
import { site } from '../site.ts';
import { team as members } from '../team-members.ts';
import type { Closing, Hero, PageMeta, Path } from '../types.ts';

export interface TeamContent {
  readonly meta: PageMeta;
  readonly hero: Hero;
  readonly intro: string;
  readonly closing: Closing & {
    readonly text: string;
    /** How the figures in the text were found. Can be empty. */
    readonly note: string;
  };
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
    /** The alternative text of the photograph. Contains the placeholder `{name}`. */
    readonly portrait: string;
    /** Shown for an empty education entry. */
    readonly educationFallback: string;
    /** The description for search engines. Placeholders: `{name}` and `{role}`. */
    readonly metaDescription: string;
    readonly back: { readonly text: string; readonly to: Path };
    readonly servicesTitle: string;
    /** Before the name of the next person. */
    readonly next: string;
  };
}

const people = inWords(members.length);
const { serviceLevel, engagementIncrease } = site.figures;

export const team = {
  meta: {
    title: 'Our Executive Team',
    description: `The ${people} people who lead the company, from law and finance to research and delivery: what they studied, what they do and how to reach them.`,
  },
  hero: {
    title: 'Our Executive Team',
    tagline: `${capital(people)} people who answer for the work, by name.`,
    image: 'pages/team',
  },
  intro:
    'We are a team passionate about technology. Staying up to date with trends and best practices is part of the job: each of us learns something new every quarter, and teaches it to the others.',
  closing: {
    line: 'Ask for any of us by name.',
    text: `Clients notice the team in two figures: a service level above ${serviceLevel}, and a ${engagementIncrease} engagement increase among the people who use what we build.`,
    note: site.teamFiguresNote,
    action: 'Write to us',
  },
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
    emailLabel: 'Email',
    biographyTitle: 'Biography',
    portrait: 'Portrait of {name}',
    educationFallback: 'Certification/qualification',
    metaDescription: `{name}, {role} at ${site.name}: biography, qualifications and how to reach them by email.`,
    back: { text: 'Back', to: '/company/about' },
    servicesTitle: 'Answers for',
    next: 'Next',
  },
} as const satisfies TeamContent;

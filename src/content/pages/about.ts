import { statistic } from '../figures.ts';
import { inWords } from '../number-words.ts';
import { site } from '../site.ts';
import { portraits } from '../team.gen.ts';
import type { TeamMemberId } from '../team-members.ts';
import type { Closing, Hero, NamedItem, PageMeta, Path, Statistic } from '../types.ts';

export interface AboutContent {
  readonly meta: PageMeta;
  /** The link to the team page. */
  readonly team: string;
  readonly eyebrow: string;
  readonly hero: Hero;
  readonly mission: {
    readonly title: string;
    readonly text: string;
    readonly quote: string;
    /** The team member whose name and role are shown. */
    readonly signedBy: TeamMemberId;
  };
  readonly story: {
    readonly title: string;
    readonly parts: readonly { readonly when: string; readonly text: string }[];
  };
  readonly statistics: readonly Statistic[];
  readonly servicesLink: { readonly text: string; readonly to: Path };
  readonly coreValues: { readonly title: string; readonly items: readonly NamedItem[] };
  readonly closing: Closing;
}

export const about = {
  meta: {
    title: 'About us: story, mission and values',
    description: `How a ${site.address.city} team that looked after servers in ${site.founded} came to build software, train people and do research, and what it values.`,
  },
  team: `Meet the ${inWords(portraits.length)} who lead us`,
  eyebrow: site.tagline,
  hero: {
    title: `About ${site.name}`,
    tagline:
      'How a shared office full of other people’s servers became a company that builds, teaches and does research.',
    image: 'company/about',
  },
  mission: {
    title: 'Our mission',
    text: 'To open technology to organisations that were told it was too costly, too complicated or not for them, and to leave behind people who can run it without us.',
    quote:
      'A system is finished when the clerk who uses it goes home on time and no longer needs our number.',
    signedBy: 'm1001',
  },
  story: {
    title: 'Our story',
    parts: [
      {
        when: `${site.founded}`,
        text: `${site.nameOrigin} We began in ${site.founded} in a shared office in ${site.address.city}, looking after Microsoft servers for organisations that had no IT department of their own. They called us for repairs and stayed because the same person came back each time, and wrote down what had been changed.`.trim(),
      },
      {
        when: 'Then',
        text: 'As those clients grew, their questions changed: where a contract is filed, who may approve it, what last month truly cost. We learned SharePoint, Dynamics 365 and Microsoft business intelligence to answer them, and moved their systems to the cloud when power cuts turned server rooms into a risk. Training came next, because software that only its builder understands is soon abandoned.',
      },
      {
        when: 'Today',
        text: `Today we work from ${site.address.city} and ${site.address.suburb}, with a research practice, an academy and sister software products of our own. Some of those products began as a tool for a single client that others asked to use as well. The habit from the shared office has stayed: one person answers for the work, and the handover is in writing.`,
      },
    ],
  },
  statistics: [
    statistic('Founded', site.founded),
    statistic('Employees', site.figures.employees),
    statistic('Black Owned', site.figures.blackOwned),
    statistic('Projects', site.figures.projects),
  ],
  servicesLink: { text: 'Learn more about our services', to: '/services' },
  coreValues: {
    title: 'Core Values',
    items: [
      {
        name: 'Excellence',
        description:
          'A second person tests every change before you see it, and the test is kept for the next change.',
        icon: 'award',
      },
      {
        name: 'Innovation',
        description:
          'We try an idea on a small, real problem first, and drop it if the old way turns out to be better.',
        icon: 'lightbulb',
      },
      {
        name: 'Integrity',
        description:
          'You hear about a delay on the day we know of it, with the reason and a new date.',
        icon: 'scale',
      },
      {
        name: 'Client Focus',
        description:
          'We sit with the people who will use the system before we draw its first screen.',
        icon: 'target',
      },
    ],
  },
  closing: {
    line: 'Tell us what is stuck, and judge us by the answer.',
    action: 'Write to us',
  },
} as const satisfies AboutContent;

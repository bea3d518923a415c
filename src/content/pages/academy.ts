import type { IconName } from '../icons.ts';
import type { Closing, Hero, NamedItem, PageMeta, Path, Question } from '../types.ts';

export interface LearningPath {
  readonly name: string;
  readonly description: string;
  readonly weeks: number;
  readonly level: string;
  /** The skill, or the proof of a skill, that a learner has at the end. */
  readonly outcome: string;
  readonly icon: IconName;
}

export interface AcademyContent {
  readonly meta: PageMeta;
  readonly hero: Hero;
  readonly learningPaths: {
    readonly title: string;
    readonly intro: string;
    readonly items: readonly LearningPath[];
  };
  readonly howItWorks: {
    readonly title: string;
    readonly steps: readonly { readonly title: string; readonly text: string }[];
  };
  readonly whoItIsFor: { readonly title: string; readonly items: readonly NamedItem[] };
  readonly questions: { readonly title: string; readonly items: readonly Question[] };
  readonly trainingLink: { readonly text: string; readonly to: Path };
  readonly closing: Closing;
}

export const academy = {
  meta: {
    title: 'Training academy and its learning paths',
    description:
      'Learning paths from first computer skills to cloud and security work: how long they take, how they run, who they suit and what you need.',
  },
  hero: {
    title: 'Learn a trade you can show',
    tagline:
      'Learning paths taught by people who do the work by day. You leave with something built, and somebody who has seen you build it.',
    image: 'company/academy',
  },
  learningPaths: {
    title: 'Learning paths',
    intro: 'Each week has two evening classes and one Saturday morning.',
    items: [
      {
        name: 'Digital Foundations',
        description:
          'Files, spreadsheets, email and safe habits online, on a laptop and on a phone.',
        weeks: 6,
        level: 'No experience needed',
        outcome: 'You run the records of a small office and know a false email when you see one.',
        icon: 'laptop',
      },
      {
        name: 'Software Development',
        description:
          'HTML, CSS, TypeScript, a database and version control, in a team of four from week five.',
        weeks: 16,
        level: 'Beginner to intermediate',
        outcome: 'You publish a web application that other people use, with tests and a manual.',
        icon: 'code',
      },
      {
        name: 'Data and Power BI',
        description:
          'Cleaning data, modelling it and drawing reports that answer one question at a time.',
        weeks: 10,
        level: 'Confident with spreadsheets',
        outcome: 'You present a dashboard on real public data to a panel that asks hard questions.',
        icon: 'chart-column',
      },
      {
        name: 'Cloud Operations',
        description:
          'Networks, identity, backups and cost control on Azure, with a broken system every Saturday.',
        weeks: 12,
        level: 'Intermediate',
        outcome:
          'You move a small company’s server to the cloud and bring it back after a staged failure.',
        icon: 'cloud',
      },
      {
        name: 'Cybersecurity Analysis',
        description:
          'Reading logs, closing common holes and writing up an incident so that a board understands it.',
        weeks: 12,
        level: 'Intermediate',
        outcome:
          'You find, contain and report an attack that our own security team plays against you.',
        icon: 'shield-check',
      },
    ],
  },
  howItWorks: {
    title: 'How it works',
    steps: [
      {
        title: 'Write to us',
        text: 'Tell us which path interests you and what you do now. Two lines are enough.',
      },
      {
        title: 'Talk for half an hour',
        text: 'A trainer phones you, asks what you have tried so far and says honestly whether the path fits.',
      },
      {
        title: 'Try a Saturday',
        text: 'You sit in on a real class before you sign anything.',
      },
      {
        title: 'Learn and build',
        text: 'Classes explain little and practise much. From the middle of the path you work on a project of your own.',
      },
      {
        title: 'Show it',
        text: 'On the last evening you present your project to trainers, guests and employers who are hiring.',
      },
    ],
  },
  whoItIsFor: {
    title: 'Who it is for',
    items: [
      {
        name: 'School leavers',
        description:
          'You finished school, like to know how things work and have no degree in computing.',
        icon: 'graduation-cap',
      },
      {
        name: 'Career changers',
        description:
          'You have a job, evenings to spare and a reason to believe that the job will not last.',
        icon: 'route',
      },
      {
        name: 'Working developers',
        description:
          'You build software already and want to add data, cloud or security to what you offer.',
        icon: 'user-round-check',
      },
      {
        name: 'Employers',
        description:
          'You would rather grow your own staff than bid for someone else’s, and need a plan for it.',
        icon: 'briefcase-business',
      },
    ],
  },
  questions: {
    title: 'Questions and answers',
    items: [
      {
        question: 'Do I need matric or a degree?',
        answer:
          'Not for the first two paths. For the others we ask for evidence that you can work on your own, such as a certificate, a reference or something you have made.',
      },
      {
        question: 'What if I have no laptop?',
        answer:
          'You can borrow a repaired one for the length of your path. It has everything installed, and course material that opens without a connection.',
      },
      {
        question: 'What happens during load-shedding?',
        answer:
          'The classroom runs on batteries. If the power fails at your home, recordings and exercises wait for you, and nobody marks you absent for an outage.',
      },
      {
        question: 'Do I attend in person?',
        answer:
          'Saturdays are in our classroom. Evenings can be followed online with a small data budget: sound and slides come first, video only if you switch it on.',
      },
      {
        question: 'What do I receive at the end?',
        answer:
          'An academy certificate that lists what you built and who assessed it. Vendor examinations are separate: we prepare you for them, and you book them yourself.',
      },
      {
        question: 'What does it cost?',
        answer:
          'That depends on the path and on who pays, you or an employer. Ask us for the current fee and payment plan; places in the learnership programme cost nothing.',
      },
    ],
  },
  trainingLink: { text: 'See intensives, workshops and online courses', to: '/training' },
  closing: { line: 'Two lines are enough to begin.', action: 'Write to us' },
} as const satisfies AcademyContent;

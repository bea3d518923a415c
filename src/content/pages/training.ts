import { counted } from '../number-words.ts';
import { site } from '../site.ts';
import type {
  CallToAction,
  CommitmentItem,
  Hero,
  IllustratedItem,
  ImageId,
  PageMeta,
  StaffTestimonial,
} from '../types.ts';
import { type ProgrammesContent, programmes } from './programmes.ts';

export interface TrainingPartner {
  readonly id: string;
  readonly name: string;
  readonly support: string;
  readonly image: ImageId;
}

export interface TrainingContent extends ProgrammesContent {
  readonly meta: PageMeta;
  readonly hero: Hero;
  readonly hallOfFame: {
    readonly title: string;
    readonly intro: string;
    readonly items: readonly IllustratedItem[];
  };
  readonly partners: {
    readonly title: string;
    readonly intro: string;
    readonly items: readonly TrainingPartner[];
  };
  readonly commitments: {
    readonly title: string;
    // On a phone, `commitments.tsx` orders exactly three.
    readonly items: readonly [CommitmentItem, CommitmentItem, CommitmentItem];
  };
  readonly testimonials: { readonly title: string; readonly items: readonly StaffTestimonial[] };
  readonly reachOut: CallToAction;
}

export const training = {
  meta: {
    title: 'Skills development and training',
    description: `Quarterly intensives, annual workshops and online courses in ${site.address.city}: what each one covers, who supports it and when the next intake begins.`,
  },
  hero: {
    title: "Empowering Tomorrow's Leaders, One Skill at a Time.",
    line: 'Learn it this week, use it on Monday',
    tagline: 'Short, practical programmes for people with a job, a project and little time.',
    image: 'pages/training',
  },
  ...programmes,
  hallOfFame: {
    title: 'Hall of Fame',
    intro: 'The sessions that participants still talk about a year later.',
    items: [
      {
        title: 'Keynote Sessions',
        description:
          'One speaker, one decision: a founder on the product she withdrew, an engineer on the night the queue stood still.',
        image: 'hall-of-fame/keynote-sessions',
      },
      {
        title: 'Hands-on Workshops',
        description:
          'Two people share a screen and build a thing that runs by lunch. In the afternoon they swap partners and repair another pair’s.',
        image: 'hall-of-fame/hands-on-workshops',
      },
      {
        title: 'Group Activities',
        description:
          'Teams plan a week of load-shedding for a fictitious hospital, with a trainer who keeps changing the timetable.',
        image: 'hall-of-fame/group-activities',
      },
    ],
  },
  partners: counted({
    title: 'Pillars of Support',
    intro: '{Count} organisations lend rooms, lines, books, boards and bursaries.',
    items: [
      {
        id: 'umkhanyo-fibre',
        name: 'Umkhanyo Fibre',
        support: 'The line to our classrooms',
        image: 'partners/umkhanyo-fibre',
      },
      {
        id: 'tilework-labs',
        name: 'Tilework Labs',
        support: 'Rooms for the intensives',
        image: 'partners/tilework-labs',
      },
      {
        id: 'koppiefont-press',
        name: 'Koppiefont Press',
        support: 'Course books at cost price',
        image: 'partners/koppiefont-press',
      },
      {
        id: 'indlelana-circuits',
        name: 'Indlelana Circuits',
        support: 'Boards and sensors to take home',
        image: 'partners/indlelana-circuits',
      },
      {
        id: 'marulane-trust',
        name: 'Marulane Trust',
        support: 'Bursaries and taxi fare',
        image: 'partners/marulane-trust',
      },
    ],
  }),
  commitments: {
    title: 'Our Commitment to You',
    items: [
      {
        title: 'Personalized Training',
        description: 'A plan with your name on it, revised as you go.',
        image: 'commitments/personalized-training',
        overview:
          'Before the first day we ask what you do, what you avoid doing and what you want to be asked to do. Your trainer picks exercises to match and keeps a page on your progress that you can read at any time. If you are ahead, you get a harder task; if you are stuck, an hour alone with somebody patient.',
      },
      {
        title: 'State-of-the-Art Facilities',
        description: 'Rooms that stay on when the suburb goes off.',
        image: 'commitments/state-of-the-art-facilities',
        overview:
          'Every seat has two screens, a wired connection and power that lasts through a four-hour outage. Practice systems run in the cloud, so what you start in class opens at home or on a borrowed laptop. The rooms are step-free, quiet and open an hour before class begins.',
      },
      {
        title: 'Networking Opportunities',
        description: 'People to call when you are stuck, or hiring.',
        image: 'commitments/networking-opportunities',
        overview:
          'Each group stays together in a forum after the programme, with its trainer in it. Once a quarter former participants meet for an evening of short talks, and companies that are looking for staff are asked to bring a real vacancy or stay at home.',
      },
    ],
  },
  testimonials: {
    title: 'What developers say',
    items: [
      {
        developerName: 'Keabetswe Modisane',
        developerRole: 'Front-end Developer',
        developerImage: 'people/keabetswe-modisane',
        developerQuote:
          'I arrived with a page that took eleven seconds to open on my mother’s phone. By Friday it took two, and I knew which three mistakes had cost the other nine.',
      },
      {
        developerName: 'Zaheer Moolla',
        developerRole: 'Back-end Developer',
        developerImage: 'people/zaheer-moolla',
        developerQuote:
          'The trainer refused to give me the answer for a whole morning. I was annoyed until lunch; I have not had to look that answer up since.',
      },
      {
        developerName: 'Bronwyn Jephtah',
        developerRole: 'Power Platform Developer',
        developerImage: 'people/bronwyn-jephtah',
        developerQuote:
          'I took the online course on the train between Kuils River and Cape Town, with every lesson saved the night before. My leave application app now serves our whole depot.',
      },
      {
        developerName: 'Vutlhari Chauke',
        developerRole: 'Data Engineer',
        developerImage: 'people/vutlhari-chauke',
        developerQuote:
          'At the September workshop I sat next to a woman who had solved my problem the year before. We still send each other our ugliest queries.',
      },
    ],
  },
  reachOut: {
    image: 'reach-out/training',
    title: 'Reach Out',
    line: 'Not sure which programme suits?',
    content:
      'Tell us what you or your staff should be able to do in three months, and we will suggest one.',
    buttonText: 'Contact Us',
  },
} as const satisfies TrainingContent;

import { counted } from '../number-words.ts';
import { site } from '../site.ts';
import type { CallToAction, Hero, PageMeta, Pillar } from '../types.ts';
import type { TrainingContent } from './training.ts';

export interface CultureContent {
  readonly meta: PageMeta;
  readonly hero: Hero;
  readonly pillars: {
    readonly title: string;
    readonly intro: string;
    readonly items: readonly Pillar[];
  };
  readonly commitments: TrainingContent['commitments'];
  readonly reachOut: CallToAction;
}

export const culture = {
  meta: {
    title: 'Our culture in six pillars',
    description:
      'Mixed panels, juniors who present their own work, laptops that get a second life: six pillars of how we work, and three commitments to you.',
  },
  hero: {
    title: 'Many languages, one way of working',
    tagline:
      'A team of different ages, home languages and schooling notices what a uniform team walks past. So we hire, listen and promote with that in mind.',
    image: 'company/culture',
  },
  pillars: counted({
    title: '{Count} pillars',
    intro:
      'A value counts when somebody can see it on a Tuesday morning. This is what to look for.',
    items: [
      {
        title: 'Diversity & Inclusion',
        description: [
          'Interview panels are mixed, and every shortlist is checked for who is missing.',
          'Meetings use the language the room shares; the notes are in plain English.',
        ],
        image: 'pillars/diversity-inclusion',
      },
      {
        title: 'Empowerment & Leadership',
        description: [
          'Whoever wrote the code presents it to the client, in their first year too.',
          'Each project lead prepares a colleague to lead the next one.',
        ],
        image: 'pillars/empowerment-leadership',
      },
      {
        title: 'Innovation & Excellence',
        description: [
          'New tools run on our own systems before they come near yours.',
          'A project closes with a written list of what we would do differently.',
        ],
        image: 'pillars/innovation-excellence',
      },
      {
        title: 'Heritage & Legacy',
        description: [
          'African stories and patterns shape our games and the look of our work.',
          'What one generation of colleagues learns is filed where the next will find it.',
        ],
        image: 'pillars/heritage-legacy',
      },
      {
        title: 'Community Engagement',
        description: [
          'Colleagues teach at schools and libraries in paid working hours.',
          'We buy from small suppliers near our offices, and pay them on time.',
        ],
        image: 'pillars/community-engagement',
      },
      {
        title: 'Sustainability',
        description: [
          'Old laptops are wiped, repaired and passed on to learners.',
          'Cloud systems are sized to their real load, which saves power and money.',
        ],
        image: 'pillars/sustainability',
      },
    ],
  }),
  commitments: {
    title: 'Our Commitment to You',
    items: [
      {
        title: 'Client-Centricity',
        description: 'Your working day sets the plan, not our calendar.',
        image: 'commitments/client-centricity',
        overview:
          'Before a proposal we spend time at your counter, in your store room or on your help line, and write down what slows people there. That list becomes the order of work. Every two or three weeks you see the part that is ready, try it with your own data and move the list around.',
      },
      {
        title: 'Collaboration',
        description: 'Your people and ours work on one list, in one place.',
        image: 'commitments/collaboration',
        overview:
          'You get access to the board we plan on, with nothing hidden in a second one. Your staff join reviews and design sessions, and one of them pairs with ours on every part they will maintain. When we leave, the knowledge is already in your building.',
      },
      {
        title: 'Ethical Practice',
        description: 'Plain quotes, careful data, no gifts.',
        image: 'commitments/ethical-practice',
        overview:
          'A quotation lists hours, licences and running costs separately, so that you can compare it. Personal information stays in your systems and is masked in ours. We neither give nor accept gifts in a tender, and we say so when a cheaper product would serve you as well.',
      },
    ],
  },
  reachOut: {
    image: 'reach-out/culture',
    title: 'Reach Out',
    line: 'See it from the inside.',
    content: `Come for coffee in ${site.address.suburb}, as a client or as a future colleague.`,
    buttonText: 'Contact Us',
  },
} as const satisfies CultureContent;

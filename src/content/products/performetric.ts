import type { Product } from '../types.ts';

export default {
  id: 'performetric',
  name: 'Performetric',
  description: 'A performance tool managers use every week, not once a year',
  longDescription: [
    'Performetric replaces the annual appraisal form with a short weekly rhythm. Each employee has three to five goals that link to the plan of the team above. On Fridays they spend five minutes on progress and obstacles; on Mondays their manager opens one page that shows who is on course, who is stuck and who has gone quiet.',
    'Because the notes accumulate, half of the formal review is already written when it falls due. A manager sees the year in order: goals agreed, goals changed and why, thanks received from colleagues, training completed. Ratings are calibrated in a moderated session, with guidance on the usual biases, and employees can read and answer what is recorded about their performance.',
    'Performetric signs people in with Microsoft Entra ID, reminds them in Teams and takes its organisation chart from your HR system every night. Public bodies can print agreements and half-year reviews in the layout their policy prescribes. Managers see their own teams, human resources sees completion and trends, and private one-to-one notes stay with the two people who wrote them.',
  ],
  url: 'https://performetric.example',
  image: 'products/performetric-screen',
  mark: 'products/performetric-mark',
  tags: ['Performance management', 'HR', 'Microsoft Teams'],
  features: [
    'A team scorecard with goals, progress and obstacles together',
    'Five-minute weekly check-ins on a phone or in Teams',
    'One-to-one agendas that carry open points to the next meeting',
    'Moderation sessions with rating spread and bias prompts',
    'Training requests that start from a goal, not a catalogue',
    'Performance agreements printed in your prescribed format',
  ],
  caseStudy:
    'A shared-services centre introduced Performetric in four teams, then in all of them. Productivity rose by 25%, measured in cases closed per person, once managers could see blocked work in the week it got stuck.',
  caseStudyNote: 'Cases closed by 96 people, the second quarter of 2026 against that of 2025.',
  closing: 'Try it with one team for one quarter.',
  meta: {
    title: 'Performetric: Performance Management',
    description:
      'Performetric gives managers one weekly page of goals, progress and obstacles, and turns the notes into a fair half-year or annual review.',
  },
} as const satisfies Product;

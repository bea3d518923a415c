import type { Product } from '../types.ts';

export default {
  id: 'opher',
  name: 'Opher',
  description: 'An AI job marketplace that explains every match',
  longDescription: [
    'Opher brings people looking for work and organisations looking for people into one marketplace. A job seeker fills in a profile once, by form, by upload or by voice note, and Opher turns it into a list of skills with the evidence for each. An employer describes the work rather than the degree, and receives a shortlist in which every suggestion carries its reasons in plain sentences.',
    'Matching looks at skills, location, travel time, pay range and hours. Name, age, gender, race and photograph are kept away from the model and from the first shortlist, and a person always decides whom to interview and whom to decline, because POPIA restricts decisions of that weight being left to a machine alone.',
    'For recruiters the day becomes shorter. Adverts, screening questions, interview slots and offer letters sit in one pipeline, and candidates hear where they stand at every step, by SMS if they have no data. Each quarter a fairness report compares who applied, who was shortlisted and who was hired.',
  ],
  url: 'https://opher.example',
  image: 'products/opher-screen',
  mark: 'products/opher-mark',
  tags: ['Recruitment', 'AI matching', 'Marketplace'],
  features: [
    'Skills profiles from a CV, a form or a voice note',
    'Shortlists with a written reason for each match',
    'First-round review without names, photographs or ages',
    'A travel-time filter that knows taxi and bus commutes',
    'Interview booking with WhatsApp and SMS reminders',
    'Employment equity figures kept apart from the matching data',
  ],
  caseStudy:
    'A logistics group with depots in three provinces moved its driver, picker and supervisor recruitment to Opher. It recorded a 40% shorter time-to-hire and 35% better retention, because people were matched to shifts and routes they could reach.',
  caseStudyNote: '214 posts filled from January to June 2026, against the same months of 2025.',
  closing: 'Fill the post before the notice runs out.',
  meta: {
    title: 'Opher: AI Job Marketplace',
    description:
      'Opher matches job seekers and employers on skills, hours and travel time, and gives a written reason for every suggestion on the shortlist.',
  },
} as const satisfies Product;

/** Short words that links, buttons and headings of the home, service and product pages share. */
export const pageWords = {
  exploreServices: 'Explore Services',
  contactUs: 'Contact Us',
  allProducts: 'All products',
  trainingProgrammes: 'Training programmes',
  academy: 'The academy',
  services: 'Services',
  howItGoes: 'How the work goes',
  visitWebsite: 'Visit Website',
  newTab: 'opens in a new window',
  details: 'Details',
  tags: 'Tags',
  keyFeatures: 'Key Features',
  successStory: 'Success Story',
  completedProject: 'Completed project',
  backToProducts: 'Back to Products',
  /** Has a `{name}` to fill in, of a person or of the company. */
  answers: '{name} answers.',
  /** The same with a promise. */
  answersBy: '{name} answers by {time} on {day}.',
  /** Has a `{count}` to fill in. */
  otherProducts: 'The other {count}',
} as const;

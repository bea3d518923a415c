/** Short texts that links, buttons and headings of the home, service and product pages share. */
export const pageWords = {
  exploreServices: 'Explore Services',
  contactUs: 'Contact Us',
  allProducts: 'All products',
  trainingProgrammes: 'Training programmes',
  academy: 'The academy',
  work: 'Three projects, and what each took',
  allWork: 'All projects',
  supplier: 'Supplier information',
  /** Contains the placeholder `{price}`. */
  assessment: 'Assessment {price} excl. VAT',
  askForAssessment: 'Ask for an assessment',
  services: 'Services',
  howItGoes: 'How the work goes',
  visitWebsite: 'Visit Website',
  newTab: 'opens in a new window',
  details: 'Details',
  tags: 'Tags',
  keyFeatures: 'Key Features',
  successStory: 'Success Story',
  testimonials: 'What Our Clients Say',
  readProject: 'Read how that project went',
  backToProducts: 'Back to Products',
  /** `{name}` is a person or the company. */
  answers: 'You will hear from {name}.',
  /** Like `answers`, with the promised time. */
  answersBy: '{name} replies by {time} on {day}.',
  nextWorkingDay: 'the next working day',
  /** Contains the placeholder `{count}`. */
  otherProducts: 'The other {count}',
} as const;

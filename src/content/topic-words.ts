/** The texts about a contact message's topic: the page that linked to the form. */
export const topicWords = {
  label: 'About',
  question: 'Topic (optional)',
  none: 'Choose a topic',
  /** The title of the topic `careers`. */
  openApplication: 'Open application',
} as const;

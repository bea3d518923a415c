/** The texts about a contact message's topic: the page that linked to the form. */
export const topicWords = {
  label: 'About',
  question: 'What is it about?',
  none: 'Choose a topic (optional)',
  /** The title of the topic `careers`. */
  openApplication: 'Open application',
} as const;

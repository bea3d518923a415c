/** Around the topic of a contact message: the page that has led to the form. */
export const topicWords = {
  label: 'About:',
  remove: 'Not about this',
  /** The title of `/careers` as a topic. */
  openApplication: 'Open application',
} as const;

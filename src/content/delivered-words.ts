/** Tells of submissions that have arrived: in a notice, and in a system notification. */
export const deliveredWords = {
  contact: {
    title: 'Message sent!',
    text: 'The message that was waiting on this device has reached us.',
  },
  newsletter: {
    title: 'Message sent!',
    text: 'The subscription that was waiting on this device has reached us.',
  },
  application: {
    title: 'Application sent!',
    text: 'The application that was waiting on this device has reached us.',
  },
  reservation: {
    title: 'Reservation sent!',
    text: 'The reservation that was waiting on this device has reached us.',
  },
  several: (count: number) => ({
    title: 'Message sent!',
    text: `${count} messages that were waiting on this device have reached us.`,
  }),
  /** Has a `{time}` to fill in. */
  received: 'Received {time}',
  /** To the list of all of them. */
  link: 'Your messages',
};

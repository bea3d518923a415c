import { capital } from './number-words.ts';

/** The texts of a notice and a system notification of a delivery. */
export const deliveredWords = {
  /** @param noun the name of the submission within a sentence */
  one: (noun: string) => ({
    title: `${capital(noun)} sent!`,
    text: `The ${noun} that was waiting on this device has reached us.`,
  }),
  several: (count: number) => ({
    title: 'Message sent!',
    text: `${count} messages that were waiting on this device have reached us.`,
  }),
  /** Contains the placeholder `{time}`. */
  received: 'Received {time}',
  /** The link to the list of all receipts. */
  link: 'Your messages',
};

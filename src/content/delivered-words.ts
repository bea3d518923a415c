import { capital } from './number-words.ts';

/** Tells of submissions that have arrived: in a notice, and in a system notification. */
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
  /** Has a `{time}` to fill in. */
  received: 'Received {time}',
  /** To the list of all of them. */
  link: 'Your messages',
};

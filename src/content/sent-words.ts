import { periodInWords, receiptIsKept } from './retention.ts';

/** The texts of the list of submissions that this device has sent. */
export const sent = {
  title: 'Your messages',
  intro: `What this device has sent us, without the words. Our staff see the same seal beside each message. This device forgets an entry after ${periodInWords(receiptIsKept)}, or when you say so; we keep the message.`,
  /** These two texts contain the placeholder `{time}`. */
  written: 'Written {time}',
  received: 'Received {time}',
  ticket: 'Receipt',
  save: 'Save as a picture',
  print: 'Print',
  notDrawn: 'This browser could not draw the receipt.',
  forget: 'Forget',
  forgetAll: 'Forget all',
  forgotten: 'Forgotten on this device.',
} as const;

/** What a proxy says for a server that does not answer, or in place of one that has too much to do. */
export const unavailable = {
  title: 'Please try again in a moment',
  text: 'Our server has too much to do, or is just being started. If you have just sent a form, go back one page, where your text should still be, and send it again: it does not arrive twice.',
  otherWays: 'You can also reach us directly:',
} as const;

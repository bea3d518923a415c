/** The texts of the page that a proxy serves if the server does not respond, or is overloaded. */
export const unavailable = {
  title: 'Please try again in a moment',
  text: 'Our server has too much to do, or is just being started. If you have just sent a form, go back one page, where your text should still be, and send it again: it does not arrive twice.',
  otherWays: 'You can also reach us directly:',
} as const;

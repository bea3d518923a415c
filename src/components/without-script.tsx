import { labels } from '../content/labels.ts';

/** Explains how a form is limited without JavaScript. Hidden if the browser runs scripts. */
export const WithoutScript = () => (
  <p className="mt-6 hidden text-small text-muted noscript:block">{labels.withoutScript}</p>
);

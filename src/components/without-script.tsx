import { labels } from '../content/labels.ts';

/** Explains what a form cannot do without script. Hidden in browsers with script. */
export const WithoutScript = () => (
  <p className="mt-6 hidden text-small text-muted noscript:block">{labels.withoutScript}</p>
);

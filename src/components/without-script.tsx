import { labels } from '../content/labels.ts';

/** Explains what a form cannot do without script; hidden in other browsers. */
export const WithoutScript = () => (
  <p className="mt-6 hidden text-small text-muted noscript:block">{labels.withoutScript}</p>
);

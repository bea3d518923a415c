import { labels } from '../content/labels.ts';

/** What a form cannot do in a browser without script; others do not show it. */
export const WithoutScript = () => (
  <p className="mt-6 hidden text-small text-muted noscript:block">{labels.withoutScript}</p>
);

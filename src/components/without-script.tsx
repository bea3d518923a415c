import { labels } from '../content/labels.ts';

/** What a form cannot do in a browser without script; others do not show it. */
export const WithoutScript = () => (
  <noscript>
    <p className="mt-6 text-small text-muted">{labels.withoutScript}</p>
  </noscript>
);

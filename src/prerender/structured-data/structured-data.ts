import type { Graph } from 'schema-dts';
import type { Described } from '../pages.ts';
import { breadcrumbs } from './breadcrumbs.ts';
import { subjects } from './subjects.ts';

/**
 * The page's JSON-LD. Only part of HTML that is loaded: under Trusted Types a client-side navigation may not
 * write a script.
 */
export const structuredData = (described: Described): string => {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [...subjects(described), ...breadcrumbs(described.page)],
  };
  if (graph['@graph'].length === 0) return '';
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
};

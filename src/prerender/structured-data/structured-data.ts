import type { BreadcrumbList, Graph } from 'schema-dts';
import { type CanonicalPage, canonicalPages, type Described } from '../pages.ts';
import { urlOf } from './organisation.ts';
import { subjects } from './subjects.ts';

const isAbove = (path: string, other: string) => other === '/' || path.startsWith(`${other}/`);

/** Returns no breadcrumbs for the home page, because Google requires at least two steps. */
const breadcrumbs = (page: CanonicalPage): BreadcrumbList[] => {
  if (page.path === '/') return [];
  const steps = [...canonicalPages.filter((other) => isAbove(page.path, other.path)), page];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: steps.map((step, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: step.name,
        item: urlOf(step.path),
      })),
    },
  ];
};

/**
 * Returns a script element with the page's JSON-LD. Only served HTML contains it, because Trusted
 * Types forbid scripts that a client-side navigation inserts.
 */
export const structuredData = (described: Described): string => {
  const graph: Graph = {
    '@context': 'https://schema.org',
    '@graph': [...subjects(described), ...breadcrumbs(described.page)],
  };
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
};

import type { BreadcrumbList } from 'schema-dts';
import { type CanonicalPage, canonicalPages } from '../pages.ts';
import { urlOf } from './organisation.ts';

const isAbove = (path: string, other: string) => other === '/' || path.startsWith(`${other}/`);

/** The way from home to the page. Google wants two steps at least, so home itself has none. */
export const breadcrumbs = (page: CanonicalPage): BreadcrumbList[] => {
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

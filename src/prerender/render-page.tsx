import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { DatedOpenings, Intake, Vacancy } from '../openings/openings.ts';
import { createAppRouter } from '../router.tsx';
import type { PrerenderedPage } from './pages.ts';
import { readsDuring } from './reads.ts';
import { structuredData } from './structured-data/structured-data.ts';

// React renders <HeadContent> at the start of the string. `fill` moves those elements into <head>.
const LEADING_HEAD = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*\/?>)+/;

interface Shown {
  readonly openings?: DatedOpenings;
  readonly entry?: Vacancy | Intake | undefined;
}

/**
 * Renders one page to HTML. The matched route and the files that it imports (`reads`) determine the
 * scripts that the page needs. `data` is the page's structured data.
 * @throws Error if the page has no title, or renders a style attribute, which the Content Security
 * Policy forbids
 */
export const renderPage = async (page: PrerenderedPage, { openings, entry }: Shown = {}) => {
  const router = createAppRouter({
    history: createMemoryHistory({ initialEntries: [page.path] }),
    openings,
  });
  const reads = await readsDuring(() => router.load());
  const html = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  const head = LEADING_HEAD.exec(html)?.[0] ?? '';
  const body = html.slice(head.length);
  if (!head.includes('<title>')) throw new Error(`${page.path}: no title at the start of its HTML`);
  if (/<[^>]+ style="/.test(body)) throw new Error(`${page.path}: a style attribute was rendered`);
  const { routeId = '/', meta = [] } = router.state.matches.at(-1) ?? {};
  const description = meta.find((each) => each?.name === 'description')?.content ?? '';
  const data = page.canonical ? structuredData({ page, description, entry }) : '';
  return { head, body, routeId, reads, description, data };
};

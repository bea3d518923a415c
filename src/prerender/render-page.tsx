import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import type { DatedOpenings, Intake, Vacancy } from '../openings/openings.ts';
import { createAppRouter } from '../router.tsx';
import type { PrerenderedPage } from './pages.ts';
import { readsDuring } from './reads.ts';
import { structuredData } from './structured-data/structured-data.ts';

export interface RenderedPage {
  readonly head: string;
  readonly body: string;
  /** The id of the matched route, which determines the scripts that the page needs. */
  readonly routeId: string;
  /** The files that the route has imported, which also determine the scripts. */
  readonly reads: ReadonlySet<string>;
  readonly description: string;
  /** A script element with the structured data for search engines. May be empty. */
  readonly data: string;
}

// React renders <HeadContent> at the start of the string. `fill` moves those elements into <head>.
const LEADING_HEAD = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*\/?>)+/;

interface Shown {
  readonly openings?: DatedOpenings;
  readonly entry?: Vacancy | Intake | undefined;
}

/**
 * Renders one page to HTML.
 * @throws Error if the page has no title, or renders a style attribute, which the Content Security
 * Policy forbids
 */
export const renderPage = async (
  page: PrerenderedPage,
  { openings, entry }: Shown = {},
): Promise<RenderedPage> => {
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

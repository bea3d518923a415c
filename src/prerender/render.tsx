import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { env } from '../env.ts';
import { createAppRouter } from '../router.tsx';
import { renderFormPages } from './form-pages.tsx';
import { type PrerenderedPage, pages } from './pages.ts';
import { structuredData } from './structured-data.ts';

export { pages, renderFormPages };

export interface RenderedPage {
  readonly head: string;
  readonly body: string;
  /** Which route answered, for the script files it needs. */
  readonly routeId: string;
}

// React puts what <HeadContent> renders at the start of the string; in the browser it adopts these
// elements from <head>.
const LEADING_HEAD = /^(?:<(?:title)[^>]*>[^<]*<\/title>|<(?:meta|link)[^>]*\/?>)+/;

/**
 * Renders one page to HTML.
 * @throws Error when the page has no title of its own or renders a style attribute, which the
 * Content Security Policy forbids
 */
export const renderPage = async (page: PrerenderedPage): Promise<RenderedPage> => {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [page.path] }));
  await router.load();
  const html = renderToString(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  const head = LEADING_HEAD.exec(html)?.[0] ?? '';
  const body = html.slice(head.length);
  if (!head.includes('<title>')) throw new Error(`${page.path}: no title at the start of its HTML`);
  if (/<[^>]+ style="/.test(body)) throw new Error(`${page.path}: a style attribute was rendered`);
  const routeId = router.state.matches.at(-1)?.routeId ?? '/';
  return { head: head + structuredData(page), body, routeId };
};

/** `sitemap.xml`: the canonical URLs. */
export const sitemap = (): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${pages
  .filter(({ canonical }) => canonical)
  .map(({ path }) => `  <url><loc>${env.siteUrl}${path === '/' ? '/' : path}</loc></url>`)
  .join('\n')}
</urlset>
`;

/** `robots.txt`: everything is open but the endpoints. */
export const robots = (): string =>
  `User-agent: *
Disallow: /graphql
Disallow: /forms/

Sitemap: ${env.siteUrl}/sitemap.xml
`;

import type { FastifyPluginAsync } from 'fastify';
import { INDEX_FILE, readIndex } from '../../src/search/index-file.ts';
import { openingDocuments } from '../../src/search/opening-documents.ts';
import { QUERY_MAX } from '../../src/search/query-max.ts';
import { createSiteSearch, type SiteSearch } from '../../src/search/site-search.ts';
import type { WatchedOpenings } from '../openings-file.ts';
import { type FilledPageDeps, fillNoscript, sendFilled } from '../site/filled-pages.ts';
import { resultsHtml } from './results-html.ts';

const MOST = 20;

interface SearchPageDeps extends FilledPageDeps {
  readonly openings: WatchedOpenings['openToday'];
}

interface Query {
  Querystring: { readonly q?: string | readonly string[] };
}

const textOf = (q: Query['Querystring']['q']): string =>
  (typeof q === 'string' ? q : (q?.[0] ?? '')).trim().slice(0, QUERY_MAX).toWellFormed();

/** Adds `GET /search?q=…`: the search page with its results, for browsers without JavaScript. */
export const searchPage: FastifyPluginAsync<SearchPageDeps> = async (app, deps) => {
  const page = deps.built.text('search.html');
  if (page === undefined) return;
  const documents = readIndex(deps.built.text(INDEX_FILE) ?? '');
  if (!documents) app.log.error({ file: INDEX_FILE }, 'file is missing or invalid');
  let made: { readonly from: string; readonly search: SiteSearch } | undefined;
  /** Returns the search, rebuilt if the openings have changed; undefined without a valid index. */
  const currentSearch = (): SiteSearch | undefined => {
    if (!documents) return undefined;
    const open = deps.openings();
    // Without openings, pages can still be searched.
    const openings = open ? openingDocuments(open) : [];
    const from = JSON.stringify(openings);
    if (made?.from !== from) made = { from, search: createSiteSearch([...documents, ...openings]) };
    return made.search;
  };

  app.get<Query>('/search', async (request, reply) => {
    const query = textOf(request.query.q);
    if (query === '') return deps.answer(request, reply);
    const results = resultsHtml(query, currentSearch()?.find(query, MOST));
    return sendFilled(reply, fillNoscript(page, 'results', results));
  });
};

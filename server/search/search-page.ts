import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { INDEX_FILE, readIndex } from '../../src/search/index-file.ts';
import { QUERY_MAX } from '../../src/search/query-max.ts';
import { createSiteSearch, type SiteSearch } from '../../src/search/site-search.ts';
import { vacancyDocuments } from '../../src/search/vacancy-documents.ts';
import { acceptWeights } from '../accept.ts';
import type { WatchedOpenings } from '../openings-file.ts';
import { siteFilesIn } from '../site/site-files.ts';
import { resultsHtml } from './results-html.ts';

const zip = promisify(gzip);
const MOST = 20;
/** What the build leaves in the page for browsers without script. */
const PLACE = /(<noscript id="results">)[\s\S]*?(<\/noscript>)/;

export interface SearchPageDeps {
  readonly siteDir: string;
  readonly openings: WatchedOpenings['current'];
  /** What answers without a query. */
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

interface Query {
  Querystring: { readonly q?: string | readonly string[] };
}

const textOf = (q: Query['Querystring']['q']): string =>
  (typeof q === 'string' ? q : (q?.[0] ?? '')).trim().slice(0, QUERY_MAX).toWellFormed();

/** `GET /search?q=…`: the search page, with what was found for browsers without script. */
export const searchPage = async (app: FastifyInstance, deps: SearchPageDeps): Promise<void> => {
  const files = siteFilesIn(deps.siteDir);
  const textOfFile = async (file: string) => (await files.read(file, ''))?.body.toString() ?? '';

  let made: { readonly from: string; readonly search: SiteSearch | null } | undefined;
  /** Made again when the build or the vacancies have changed; null where there is no index. */
  const currentSearch = async (): Promise<SiteSearch | null> => {
    const index = await textOfFile(INDEX_FILE);
    let vacancies: ReturnType<typeof vacancyDocuments> = [];
    try {
      vacancies = vacancyDocuments(deps.openings().vacancies);
    } catch {
      // The log names the mistake in the list; the pages are found without it.
    }
    const from = index + JSON.stringify(vacancies);
    if (made?.from === from) return made.search;
    const documents = readIndex(index);
    if (!documents) app.log.error({ file: INDEX_FILE }, 'file is missing or not as expected');
    made = { from, search: documents && createSiteSearch([...documents, ...vacancies]) };
    return made.search;
  };

  app.get<Query>('/search', async (request, reply) => {
    const query = textOf(request.query.q);
    const page = await textOfFile('search.html');
    if (query === '' || page === '') return deps.answer(request, reply);
    const search = await currentSearch();
    const results = resultsHtml(query, search?.find(query, MOST));
    const html = page.replace(PLACE, (_, open: string, close: string) => open + results + close);
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', vary: 'accept-encoding' });
    const accepted = acceptWeights(String(request.headers['accept-encoding'] ?? ''));
    if ((accepted.get('gzip') ?? 0) <= 0) return reply.send(html);
    return reply.header('content-encoding', 'gzip').send(await zip(html));
  });
};

import { officeDay } from '../content/office-day.ts';
import { loadable } from '../loading/load.ts';
import { isOpen } from '../openings/is-open.ts';
import type { Openings } from '../openings/openings.ts';
import { INDEX_FILE, readIndex } from '../search/index-file.ts';
import { openingDocuments } from '../search/opening-documents.ts';
import { createSiteSearch, type SiteSearch } from '../search/site-search.ts';

// The number of documents to index in one batch: about 20 ms of work on a slow phone. Pauses between
// batches let the browser handle typing.
const AT_ONCE = 8;
const pause = () => new Promise((resolve) => setTimeout(resolve));

const fetchSearch = async (): Promise<SiteSearch> => {
  const response = await fetch(`/${INDEX_FILE}`);
  const documents = response.ok ? readIndex(await response.text()) : null;
  if (!documents) throw new Error(`${INDEX_FILE}: ${response.status}, or not an index`);
  const search = createSiteSearch([]);
  for (let at = 0; at < documents.length; at += AT_ONCE) {
    search.add(documents.slice(at, at + AT_ONCE));
    await pause();
  }
  return search;
};

export const { load: loadSearch } = loadable(fetchSearch);

const adding = (name: keyof Openings) =>
  loadable(async () => {
    const { readList } = await import('../graphql/opening-lists.ts');
    const listing = await readList(name);
    if (listing.status !== 'ready') throw new Error('The list is unavailable');
    const today = officeDay(Date.now());
    const open = listing.items.filter((entry) => isOpen(entry, today));
    const search = await loadSearch();
    search.add(openingDocuments({ vacancies: [], intakes: [], [name]: open }));
  });
const lists = [adding('vacancies'), adding('intakes')];

/** Adds the open vacancies and intakes to the search, each list once. Retries failed lists. */
export const addOpenings = async (): Promise<void> => {
  await Promise.allSettled(lists.map(({ load }) => load()));
};

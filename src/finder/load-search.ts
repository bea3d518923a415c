import { officeDay } from '../content/office-day.ts';
import { loadable } from '../loading/load.ts';
import { isOpen } from '../openings/is-open.ts';
import { INDEX_FILE, readIndex } from '../search/index-file.ts';
import { openingDocuments } from '../search/opening-documents.ts';
import { createSiteSearch, type SiteSearch } from '../search/site-search.ts';

// How many documents are indexed between two pauses, in about 20 ms on a slow phone. The pauses
// let the browser handle typing.
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

/** Resolves to the search of this release. Rejects if the index fails to load. */
export const { load: loadSearch } = loadable(fetchSearch);

const added = new WeakSet<SiteSearch>();

/** Adds the open vacancies and intakes to `search` once, if they can be read. Never rejects. */
export const addOpenings = async (search: SiteSearch): Promise<void> => {
  if (added.has(search)) return;
  added.add(search);
  try {
    const { readIntakes, readVacancies } = await import('../graphql/opening-lists.ts');
    const [vacancies, intakes] = await Promise.all([readVacancies(), readIntakes()]);
    if (vacancies.status !== 'ready' || intakes.status !== 'ready') throw new Error('No list now');
    const today = officeDay(Date.now());
    search.add(
      openingDocuments({
        vacancies: vacancies.items.filter((entry) => isOpen(entry, today)),
        intakes: intakes.items.filter((entry) => isOpen(entry, today)),
      }),
    );
  } catch {
    // The search works without openings. The next time the box opens, they are read again.
    added.delete(search);
  }
};

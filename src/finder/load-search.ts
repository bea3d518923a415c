import { officeDay } from '../content/office-day.ts';
import { hasListings } from '../graphql/use-listing.ts';
import { INDEX_FILE, readIndex } from '../search/index-file.ts';
import { createSiteSearch, type SiteSearch } from '../search/site-search.ts';
import { vacancyDocuments } from '../search/vacancy-documents.ts';

// Some 20 ms of a slow phone: what is typed meanwhile comes in between.
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

let loading: Promise<SiteSearch> | undefined;

/** The search of this release, made once a page. Rejects without its index; the next call tries again. */
export const loadSearch = (): Promise<SiteSearch> => {
  loading ??= fetchSearch().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
};

const added = new WeakSet<SiteSearch>();

/** Adds the vacancies that are open today, once, where they can be had. Never rejects. */
export const addVacancies = async (search: SiteSearch): Promise<void> => {
  if (!hasListings || added.has(search)) return;
  added.add(search);
  try {
    const { readVacancies } = await import('../graphql/opening-lists.ts');
    const list = await readVacancies();
    if (list.status !== 'ready') throw new Error('No vacancies now');
    const today = officeDay(Date.now());
    search.add(vacancyDocuments(list.items.filter(({ closingDate }) => closingDate >= today)));
  } catch {
    // The pages are found without them; the next time the box opens they are asked for again.
    added.delete(search);
  }
};

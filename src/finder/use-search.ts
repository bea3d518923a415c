import { useEffect, useState } from 'react';
import type { SiteSearch } from '../search/site-search.ts';

export type SearchState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly search: SiteSearch };

/** Loads the search index on mount. Returns the loading state, and the search once it is ready. */
export const useSearch = (): SearchState => {
  const [state, setState] = useState<SearchState>({ status: 'loading' });
  useEffect(() => {
    const start = async () => {
      const { addOpenings, loadSearch } = await import('./load-search.ts');
      const search = await loadSearch();
      setState({ status: 'ready', search });
      await addOpenings();
      // The new object makes the search box repeat its search, now with openings.
      setState({ status: 'ready', search });
    };
    start().catch(() => setState({ status: 'failed' }));
  }, []);
  return state;
};

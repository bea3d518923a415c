import { useEffect, useState } from 'react';
import type { SiteSearch } from '../search/site-search.ts';

export type SearchState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly search: SiteSearch };

/** Loads the search on mount. Returns its state, which includes the search once it is ready. */
export const useSearch = (): SearchState => {
  const [state, setState] = useState<SearchState>({ status: 'loading' });
  useEffect(() => {
    const start = async () => {
      const { addOpenings, loadSearch } = await import('./load-search.ts');
      const search = await loadSearch();
      setState({ status: 'ready', search });
      await addOpenings();
      // A new object makes the box search again, now with openings.
      setState({ status: 'ready', search });
    };
    start().catch(() => setState({ status: 'failed' }));
  }, []);
  return state;
};

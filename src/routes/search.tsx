import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { SearchPage } from '../pages/search-page.tsx';
import { headOf } from './-page-head.ts';

const SearchRoute = () => {
  const { q = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onQuery = useCallback(
    (query: string) =>
      void navigate({ search: query ? { q: query } : {}, replace: true, resetScroll: false }),
    [navigate],
  );
  return <SearchPage content={Route.useLoaderData()} query={q} onQuery={onQuery} />;
};

export const Route = createFileRoute('/search')({
  // The router has read `?q=365` as a number.
  validateSearch: ({ q }: Record<string, unknown>): { readonly q?: string } =>
    q === undefined ? {} : { q: typeof q === 'string' ? q : JSON.stringify(q) },
  loader: async () => (await import('../content/pages/search.ts')).search,
  head: headOf({ path: '/search', noindex: true }),
  component: SearchRoute,
});

import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '../pages/terms-page.tsx';
import { pageHead } from './-page-head.ts';

export const Route = createFileRoute('/terms')({
  loader: async () => (await import('../content/pages/terms.ts')).terms,
  head: ({ loaderData }) => (loaderData ? pageHead({ meta: loaderData.meta, path: '/terms' }) : {}),
  component: () => <TermsPage content={Route.useLoaderData()} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { InitiativesPage } from '../../pages/initiatives-page.tsx';
import { pageHead } from '../-page-head.ts';

export const Route = createFileRoute('/company/initiatives')({
  loader: async () => (await import('../../content/pages/initiatives.ts')).initiatives,
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({ meta: loaderData.meta, path: '/company/initiatives', share: 'company' })
      : {},
  component: () => <InitiativesPage content={Route.useLoaderData()} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { CulturePage } from '../../pages/culture-page.tsx';
import { pageHead } from '../-page-head.ts';

export const Route = createFileRoute('/company/culture')({
  loader: async () => (await import('../../content/pages/culture.ts')).culture,
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({ meta: loaderData.meta, path: '/company/culture', share: 'company' })
      : {},
  component: () => <CulturePage content={Route.useLoaderData()} />,
});

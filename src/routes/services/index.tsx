import { createFileRoute } from '@tanstack/react-router';
import { ServicesPage } from '../../pages/services-page.tsx';
import { pageHead } from '../-page-head.ts';

export const Route = createFileRoute('/services/')({
  loader: async () => (await import('../../content/service-grid.ts')).servicesPage,
  head: ({ loaderData }) =>
    loaderData ? pageHead({ meta: loaderData.meta, path: '/services', share: 'service' }) : {},
  component: () => <ServicesPage content={Route.useLoaderData()} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { ServicesPage } from '../../pages/services-page.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/services/')({
  loader: async () => (await import('../../content/service-grid.ts')).servicesPage,
  head: headOf({ path: '/services' }),
  component: () => <ServicesPage content={Route.useLoaderData()} />,
});

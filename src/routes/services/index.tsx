import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '../-page-head.ts';
import { ServicesPage } from './-services-page.tsx';

export const Route = createFileRoute('/services/')({
  loader: async () => (await import('../../content/pages/services.ts')).servicesPage,
  head: headOf({ path: '/services' }),
  component: () => <ServicesPage content={Route.useLoaderData()} />,
});

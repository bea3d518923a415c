import { createFileRoute } from '@tanstack/react-router';
import { ServicesPage } from '../../pages/services-page.tsx';
import { headOf } from '../-page-head.ts';

/** A company page that there is not shows the services. */
export const Route = createFileRoute('/company/$page')({
  loader: async () => (await import('../../content/service-grid.ts')).servicesPage,
  head: headOf({ path: '/services', noindex: true }),
  component: () => <ServicesPage content={Route.useLoaderData()} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '../-page-head.ts';
import { ServicesPage } from '../services/-services-page.tsx';

export const Route = createFileRoute('/company/$page')({
  loader: async () => (await import('../../content/pages/services.ts')).servicesPage,
  head: headOf({ path: '/services', noindex: true }),
  component: () => <ServicesPage content={Route.useLoaderData()} />,
});

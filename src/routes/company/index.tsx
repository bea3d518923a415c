import { createFileRoute } from '@tanstack/react-router';
import { CompanyPage } from '../../pages/company-page.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/company/')({
  loader: async () => (await import('../../content/pages/company.ts')).company,
  head: headOf({ path: '/company' }),
  component: () => <CompanyPage content={Route.useLoaderData()} />,
});

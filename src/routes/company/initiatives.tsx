import { createFileRoute } from '@tanstack/react-router';
import { InitiativesPage } from '../../pages/initiatives-page.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/company/initiatives')({
  loader: async () => (await import('../../content/pages/initiatives.ts')).initiatives,
  head: headOf({ path: '/company/initiatives' }),
  component: () => <InitiativesPage content={Route.useLoaderData()} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { ResearchPage } from '../../pages/research-page.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/company/research')({
  loader: async () => (await import('../../content/pages/research.ts')).research,
  head: headOf({ path: '/company/research' }),
  component: () => <ResearchPage content={Route.useLoaderData()} />,
});

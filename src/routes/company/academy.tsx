import { createFileRoute } from '@tanstack/react-router';
import { AcademyPage } from '../../pages/academy-page.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/company/academy')({
  loader: async () => (await import('../../content/pages/academy.ts')).academy,
  head: headOf({ path: '/company/academy' }),
  component: () => <AcademyPage content={Route.useLoaderData()} />,
});

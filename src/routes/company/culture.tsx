import { createFileRoute } from '@tanstack/react-router';
import { CulturePage } from '../../pages/culture-page.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/company/culture')({
  loader: async () => (await import('../../content/pages/culture.ts')).culture,
  head: headOf({ path: '/company/culture' }),
  component: () => <CulturePage content={Route.useLoaderData()} />,
});

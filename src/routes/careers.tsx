import { createFileRoute } from '@tanstack/react-router';
import { CareersPage } from '../pages/careers-page.tsx';
import { headOf } from './-page-head.ts';

export const Route = createFileRoute('/careers')({
  loader: async () => (await import('../content/pages/careers.ts')).careers,
  head: headOf({ path: '/careers' }),
  component: () => <CareersPage content={Route.useLoaderData()} />,
});

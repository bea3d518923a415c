import { createFileRoute } from '@tanstack/react-router';
import { CookiesPage } from '../pages/cookies-page.tsx';
import { headOf } from './-page-head.ts';

export const Route = createFileRoute('/cookies')({
  loader: async () => (await import('../content/pages/cookies.ts')).cookies,
  head: headOf({ path: '/cookies' }),
  component: () => <CookiesPage content={Route.useLoaderData()} />,
});

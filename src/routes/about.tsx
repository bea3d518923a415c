import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../pages/about-page.tsx';
import { headOf } from './-page-head.ts';

export const Route = createFileRoute('/about')({
  loader: async () => (await import('../content/pages/about.ts')).about,
  head: headOf({ path: '/company/about' }),
  component: () => <AboutPage content={Route.useLoaderData()} />,
});

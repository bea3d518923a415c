import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '../-page-head.ts';
import { AboutPage } from './-about-page.tsx';

export const Route = createFileRoute('/company/about')({
  loader: async () => (await import('../../content/pages/about.ts')).about,
  head: headOf({ path: '/company/about' }),
  component: () => <AboutPage content={Route.useLoaderData()} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../pages/about-page.tsx';
import { loadAbout } from './-load-about.ts';
import { headOf } from './-page-head.ts';

export const Route = createFileRoute('/about')({
  loader: loadAbout,
  head: headOf({ path: '/company/about' }),
  component: () => <AboutPage {...Route.useLoaderData()} />,
});

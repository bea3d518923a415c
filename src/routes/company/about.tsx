import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../../pages/about-page.tsx';
import { loadAbout } from '../-load-about.ts';
import { pageHead } from '../-page-head.ts';

export const Route = createFileRoute('/company/about')({
  loader: loadAbout,
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({ meta: loaderData.content.meta, path: '/company/about', share: 'company' })
      : {},
  component: () => <AboutPage {...Route.useLoaderData()} />,
});

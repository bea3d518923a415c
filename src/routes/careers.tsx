import { createFileRoute } from '@tanstack/react-router';
import { CareersPage } from '../pages/careers-page.tsx';
import { pageHead } from './-page-head.ts';

export const Route = createFileRoute('/careers')({
  loader: async () => (await import('../content/pages/careers.ts')).careers,
  head: ({ loaderData }) =>
    loaderData ? pageHead({ meta: loaderData.meta, path: '/careers' }) : {},
  component: () => <CareersPage content={Route.useLoaderData()} />,
});

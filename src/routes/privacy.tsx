import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '../pages/privacy-page.tsx';
import { pageHead } from './-page-head.ts';

export const Route = createFileRoute('/privacy')({
  loader: async () => (await import('../content/pages/privacy.ts')).privacy,
  head: ({ loaderData }) =>
    loaderData ? pageHead({ meta: loaderData.meta, path: '/privacy' }) : {},
  component: () => <PrivacyPage content={Route.useLoaderData()} />,
});

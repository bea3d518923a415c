import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '../pages/privacy-page.tsx';
import { headOf } from './-page-head.ts';

export const Route = createFileRoute('/privacy')({
  loader: async () => (await import('../content/pages/privacy.ts')).privacy,
  head: headOf({ path: '/privacy' }),
  component: () => <PrivacyPage content={Route.useLoaderData()} />,
});

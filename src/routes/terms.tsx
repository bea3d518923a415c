import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '../pages/terms-page.tsx';
import { headOf } from './-page-head.ts';

export const Route = createFileRoute('/terms')({
  loader: async () => (await import('../content/pages/terms.ts')).terms,
  head: headOf({ path: '/terms' }),
  component: () => <TermsPage content={Route.useLoaderData()} />,
});

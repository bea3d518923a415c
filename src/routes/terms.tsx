import { createFileRoute } from '@tanstack/react-router';
import { islands } from '../sections/later.tsx';
import { headOf } from './-page-head.ts';

export const Route = createFileRoute('/terms')({
  loader: async () => (await import('../content/pages/terms.ts')).terms,
  head: headOf({ path: '/terms' }),
  component: () => <islands.LegalText {...Route.useLoaderData()} />,
});

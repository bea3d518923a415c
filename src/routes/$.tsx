import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from './-not-found-page.tsx';
import { headOf } from './-page-head.ts';

export const Route = createFileRoute('/$')({
  loader: async () => (await import('../content/pages/not-found.ts')).notFound,
  head: headOf({ path: '/', noindex: true }),
  component: () => <NotFoundPage content={Route.useLoaderData()} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from './-home-page.tsx';
import { headOf } from './-page-head.ts';

export const Route = createFileRoute('/')({
  loader: async () => (await import('../content/pages/home.ts')).home,
  head: headOf({ path: '/' }),
  component: () => <HomePage content={Route.useLoaderData()} />,
});

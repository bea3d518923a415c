import { createFileRoute } from '@tanstack/react-router';
import { WallPage } from '../pages/wall-page.tsx';
import { headOf } from './-page-head.ts';

export const Route = createFileRoute('/wall')({
  loader: async () => (await import('../content/pages/wall.ts')).wall,
  head: headOf({ path: '/wall' }),
  component: () => <WallPage content={Route.useLoaderData()} />,
});

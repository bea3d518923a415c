import { createFileRoute } from '@tanstack/react-router';
import { stills } from '../sections/later.tsx';
import { NameWall } from '../wall/name-wall.tsx';
import { headOf } from './-page-head.ts';

export const Route = createFileRoute('/wall')({
  loader: async () => (await import('../content/pages/wall.ts')).wall,
  head: headOf({ path: '/wall' }),
  component: () => {
    const content = Route.useLoaderData();
    return (
      <>
        <NameWall words={content} />
        <stills.RunInList {...content.about} />
        <stills.ReachOut content={content.reachOut} />
      </>
    );
  },
});

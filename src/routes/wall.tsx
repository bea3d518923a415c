import { createFileRoute } from '@tanstack/react-router';
import { still } from '../sections/later.tsx';
import { NameWall } from '../wall/name-wall.tsx';
import { headOf } from './-page-head.ts';

const ReachOut = still((sections) => sections.ReachOut);
const RunInList = still((sections) => sections.RunInList);

const WallPage = () => {
  const content = Route.useLoaderData();
  return (
    <>
      <NameWall words={content} />
      <RunInList {...content.about} />
      <ReachOut content={content.reachOut} />
    </>
  );
};

export const Route = createFileRoute('/wall')({
  loader: async () => (await import('../content/pages/wall.ts')).wall,
  head: headOf({ path: '/wall' }),
  component: WallPage,
});

import type { WallPage as Content } from '../content/pages/wall.ts';
import { NameWall } from '../sections/name-wall.tsx';
import { ReachOut } from '../sections/reach-out.tsx';
import { RunInList } from '../sections/run-in-list.tsx';

export const WallPage = ({ content }: { readonly content: Content }) => (
  <>
    <NameWall words={content} />
    <RunInList {...content.about} />
    <ReachOut content={content.reachOut} />
  </>
);

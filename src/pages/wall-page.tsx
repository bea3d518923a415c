import type { WallContent } from '../content/pages/wall.ts';
import { still } from '../sections/later.tsx';
import { NameWall } from '../sections/name-wall.tsx';

const ReachOut = still((sections) => sections.ReachOut);
const RunInList = still((sections) => sections.RunInList);

export const WallPage = ({ content }: { readonly content: WallContent }) => (
  <>
    <NameWall words={content} />
    <RunInList {...content.about} />
    <ReachOut content={content.reachOut} />
  </>
);

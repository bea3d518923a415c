import type { WallContent } from '../content/pages/wall.ts';
import { later } from '../sections/later.tsx';
import { NameWall } from '../sections/name-wall.tsx';

const ReachOut = later((sections) => sections.ReachOut);
const RunInList = later((sections) => sections.RunInList);

export const WallPage = ({ content }: { readonly content: WallContent }) => (
  <>
    <NameWall words={content} />
    <RunInList {...content.about} />
    <ReachOut content={content.reachOut} />
  </>
);

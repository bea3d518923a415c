import type { CulturePage as Content } from '../content/pages/culture.ts';
import { Commitments } from '../sections/commitments.tsx';
import { Hero } from '../sections/hero.tsx';
import { PillarMural } from '../sections/pillar-mural.tsx';
import { ReachOut } from '../sections/reach-out.tsx';

export const CulturePage = ({ content }: { readonly content: Content }) => (
  <>
    <Hero {...content.hero} />
    <PillarMural {...content.pillars} />
    <Commitments {...content.commitments} />
    <ReachOut content={content.reachOut} />
  </>
);

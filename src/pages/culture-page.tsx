import type { CultureContent } from '../content/pages/culture.ts';
import { Hero } from '../sections/hero.tsx';
import { later, still } from '../sections/later.tsx';

const Commitments = later((sections) => sections.Commitments);
const PillarMural = still((sections) => sections.PillarMural);
const ReachOut = still((sections) => sections.ReachOut);

export const CulturePage = ({ content }: { readonly content: CultureContent }) => (
  <>
    <Hero {...content.hero} />
    <PillarMural {...content.pillars} />
    <Commitments {...content.commitments} />
    <ReachOut content={content.reachOut} />
  </>
);

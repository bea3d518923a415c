import { ArrowLink } from '../components/link.tsx';
import type { ResearchContent } from '../content/pages/research.ts';
import { Hero } from '../sections/hero.tsx';
import { still } from '../sections/later.tsx';

const NamedRows = still((sections) => sections.NamedRows);
const PhaseLine = still((sections) => sections.PhaseLine);
const Publications = still((sections) => sections.Publications);

export const ResearchPage = ({ content }: { readonly content: ResearchContent }) => (
  <>
    <Hero {...content.hero} />
    <NamedRows {...content.focusAreas} />
    <PhaseLine {...content.phases} />
    <Publications {...content.published}>
      <ArrowLink to={content.serviceLink.to}>{content.serviceLink.text}</ArrowLink>
    </Publications>
  </>
);

import { ArrowLink } from '../components/link.tsx';
import type { ResearchContent } from '../content/pages/research.ts';
import { Hero } from '../sections/hero.tsx';
import { later } from '../sections/later.tsx';

const NamedRows = later((sections) => sections.NamedRows);
const PhaseLine = later((sections) => sections.PhaseLine);
const Publications = later((sections) => sections.Publications);

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

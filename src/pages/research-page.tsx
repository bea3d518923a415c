import { ArrowLink } from '../components/link.tsx';
import type { ResearchPage as Content } from '../content/pages/research.ts';
import { Hero } from '../sections/hero.tsx';
import { NamedRows } from '../sections/named-rows.tsx';
import { PhaseLine } from '../sections/phase-line.tsx';
import { Publications } from '../sections/publications.tsx';

export const ResearchPage = ({ content }: { readonly content: Content }) => (
  <>
    <Hero {...content.hero} />
    <NamedRows {...content.focusAreas} />
    <PhaseLine {...content.phases} />
    <Publications {...content.published}>
      <ArrowLink to={content.serviceLink.to}>{content.serviceLink.text}</ArrowLink>
    </Publications>
  </>
);

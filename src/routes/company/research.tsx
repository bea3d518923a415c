import { createFileRoute } from '@tanstack/react-router';
import { ArrowLink } from '../../components/link.tsx';
import { Hero } from '../../sections/hero.tsx';
import { still } from '../../sections/later.tsx';
import { headOf } from '../-page-head.ts';

const ClosingLine = still((sections) => sections.ClosingLine);
const NamedRows = still((sections) => sections.NamedRows);
const PhaseLine = still((sections) => sections.PhaseLine);
const Publications = still((sections) => sections.Publications);

const ResearchPage = () => {
  const content = Route.useLoaderData();
  return (
    <>
      <Hero {...content.hero} />
      <NamedRows {...content.focusAreas} />
      <PhaseLine {...content.phases} />
      <Publications {...content.published}>
        <ArrowLink to={content.serviceLink.to}>{content.serviceLink.text}</ArrowLink>
      </Publications>
      <ClosingLine service="rand" image={content.hero.image} {...content.closing} />
    </>
  );
};

export const Route = createFileRoute('/company/research')({
  loader: async () => (await import('../../content/pages/research.ts')).research,
  head: headOf({ path: '/company/research' }),
  component: ResearchPage,
});

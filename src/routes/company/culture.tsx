import { createFileRoute } from '@tanstack/react-router';
import { Hero } from '../../sections/hero.tsx';
import { later, still } from '../../sections/later.tsx';
import { headOf } from '../-page-head.ts';

const Commitments = later((sections) => sections.Commitments);
const PillarMural = still((sections) => sections.PillarMural);
const ReachOut = still((sections) => sections.ReachOut);

const CulturePage = () => {
  const content = Route.useLoaderData();
  return (
    <>
      <Hero {...content.hero} />
      <PillarMural {...content.pillars} />
      <Commitments {...content.commitments} />
      <ReachOut content={content.reachOut} />
    </>
  );
};

export const Route = createFileRoute('/company/culture')({
  loader: async () => (await import('../../content/pages/culture.ts')).culture,
  head: headOf({ path: '/company/culture' }),
  component: CulturePage,
});

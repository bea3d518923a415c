import { createFileRoute } from '@tanstack/react-router';
import { Hero } from '../../sections/hero.tsx';
import { islands, stills } from '../../sections/later.tsx';
import { headOf } from '../-page-head.ts';

const { Commitments } = islands;
const { PillarMural, ReachOut } = stills;

export const Route = createFileRoute('/company/culture')({
  loader: async () => (await import('../../content/pages/culture.ts')).culture,
  head: headOf({ path: '/company/culture' }),
  component: () => {
    const content = Route.useLoaderData();
    return (
      <>
        <Hero {...content.hero} />
        <PillarMural {...content.pillars} />
        <Commitments {...content.commitments} />
        <ReachOut content={content.reachOut} />
      </>
    );
  },
});

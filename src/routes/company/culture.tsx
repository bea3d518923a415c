import { createFileRoute } from '@tanstack/react-router';
import { Hero } from '../../sections/hero.tsx';
import { islands, stills } from '../../sections/later.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/company/culture')({
  loader: async () => (await import('../../content/pages/culture.ts')).culture,
  head: headOf({ path: '/company/culture' }),
  component: () => {
    const content = Route.useLoaderData();
    return (
      <>
        <Hero {...content.hero} />
        <stills.PillarMural {...content.pillars} />
        <islands.Commitments {...content.commitments} />
        <stills.ReachOut content={content.reachOut} />
      </>
    );
  },
});

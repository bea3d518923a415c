import { createFileRoute } from '@tanstack/react-router';
import { Hero } from '../../sections/hero.tsx';
import { stills } from '../../sections/later.tsx';
import { headOf } from '../-page-head.ts';

const { ClosingLine, NamedRows, PhaseLine, Publications } = stills;

export const Route = createFileRoute('/company/research')({
  loader: async () => (await import('../../content/pages/research.ts')).research,
  head: headOf({ path: '/company/research' }),
  component: () => {
    const content = Route.useLoaderData();
    return (
      <>
        <Hero {...content.hero} />
        <NamedRows {...content.focusAreas} />
        <PhaseLine {...content.phases} />
        <Publications {...content.published} link={content.serviceLink} />
        <ClosingLine service="rand" image={content.hero.image} {...content.closing} />
      </>
    );
  },
});

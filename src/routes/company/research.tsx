import { createFileRoute } from '@tanstack/react-router';
import { Hero } from '../../sections/hero.tsx';
import { stills } from '../../sections/later.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/company/research')({
  loader: async () => (await import('../../content/pages/research.ts')).research,
  head: headOf({ path: '/company/research' }),
  component: () => {
    const content = Route.useLoaderData();
    return (
      <>
        <Hero {...content.hero} />
        <stills.NamedRows {...content.focusAreas} />
        <stills.PhaseLine {...content.phases} />
        <stills.BigQuote {...content.quote} tone="sand" />
        <stills.Publications {...content.published} link={content.serviceLink} />
        <stills.ClosingLine
          topic="company/research"
          image={content.hero.image}
          {...content.closing}
        />
      </>
    );
  },
});

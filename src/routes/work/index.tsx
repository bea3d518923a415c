import { createFileRoute } from '@tanstack/react-router';
import { Hero } from '../../sections/hero.tsx';
import { stills } from '../../sections/later.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/work/')({
  loader: async () => (await import('../../content/pages/work.ts')).work,
  head: headOf({ path: '/work' }),
  component: () => {
    const content = Route.useLoaderData();
    return (
      <>
        <Hero {...content.hero} />
        <stills.IntroLine {...content.intro} />
        <stills.Projects isLarge />
        <stills.ClosingLine topic="work" image={content.hero.image} {...content.closing} />
      </>
    );
  },
});

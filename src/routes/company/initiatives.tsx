import { createFileRoute } from '@tanstack/react-router';
import { Hero } from '../../sections/hero.tsx';
import { islands, stills } from '../../sections/later.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/company/initiatives')({
  loader: async () => (await import('../../content/pages/initiatives.ts')).initiatives,
  head: headOf({ path: '/company/initiatives' }),
  component: () => {
    const content = Route.useLoaderData();
    return (
      <>
        <Hero {...content.hero} />
        <islands.KeyInitiatives {...content.initiatives} />
        <islands.StaffTestimonials {...content.successStories} tone="ink" />
        <stills.ClosingLine image={content.hero.image} {...content.closing} />
      </>
    );
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { Hero } from '../../sections/hero.tsx';
import { later, still } from '../../sections/later.tsx';
import { headOf } from '../-page-head.ts';

const ClosingLine = still((sections) => sections.ClosingLine);
const KeyInitiatives = later((sections) => sections.KeyInitiatives);
const StaffTestimonials = later((sections) => sections.StaffTestimonials);

const InitiativesPage = () => {
  const content = Route.useLoaderData();
  return (
    <>
      <Hero {...content.hero} />
      <KeyInitiatives {...content.initiatives} />
      <StaffTestimonials {...content.successStories} />
      <ClosingLine image={content.hero.image} {...content.closing} />
    </>
  );
};

export const Route = createFileRoute('/company/initiatives')({
  loader: async () => (await import('../../content/pages/initiatives.ts')).initiatives,
  head: headOf({ path: '/company/initiatives' }),
  component: InitiativesPage,
});

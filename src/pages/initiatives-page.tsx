import type { InitiativesPage as Content } from '../content/pages/initiatives.ts';
import { Hero } from '../sections/hero.tsx';
import { later } from '../sections/later.tsx';

const KeyInitiatives = later((sections) => sections.KeyInitiatives);
const StaffTestimonials = later((sections) => sections.StaffTestimonials);

export const InitiativesPage = ({ content }: { readonly content: Content }) => (
  <>
    <Hero {...content.hero} />
    <KeyInitiatives {...content.initiatives} />
    <StaffTestimonials {...content.successStories} />
  </>
);

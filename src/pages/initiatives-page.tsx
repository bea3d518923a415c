import type { InitiativesContent } from '../content/pages/initiatives.ts';
import { Hero } from '../sections/hero.tsx';
import { later } from '../sections/later.tsx';

const KeyInitiatives = later((sections) => sections.KeyInitiatives);
const StaffTestimonials = later((sections) => sections.StaffTestimonials);

export const InitiativesPage = ({ content }: { readonly content: InitiativesContent }) => (
  <>
    <Hero {...content.hero} />
    <KeyInitiatives {...content.initiatives} />
    <StaffTestimonials {...content.successStories} />
  </>
);

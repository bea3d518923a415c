import type { InitiativesPage as Content } from '../content/pages/initiatives.ts';
import { Hero } from '../sections/hero.tsx';
import { KeyInitiatives } from '../sections/key-initiatives.tsx';
import { StaffTestimonials } from '../sections/staff-testimonials.tsx';

export const InitiativesPage = ({ content }: { readonly content: Content }) => (
  <>
    <Hero {...content.hero} />
    <KeyInitiatives {...content.initiatives} />
    <StaffTestimonials {...content.successStories} />
  </>
);

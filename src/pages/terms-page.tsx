import type { TermsPage as Content } from '../content/pages/terms.ts';
import { later } from '../sections/later.tsx';

const LegalText = later((sections) => sections.LegalText);

export const TermsPage = ({ content }: { readonly content: Content }) => (
  <LegalText {...content} {...content.hero} />
);

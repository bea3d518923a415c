import type { TermsContent } from '../content/pages/terms.ts';
import { later } from '../sections/later.tsx';

const LegalText = later((sections) => sections.LegalText);

export const TermsPage = ({ content }: { readonly content: TermsContent }) => (
  <LegalText {...content} {...content.hero} />
);

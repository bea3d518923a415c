import type { TermsPage as Content } from '../content/pages/terms.ts';
import { LegalText } from '../sections/legal-text.tsx';

export const TermsPage = ({ content }: { readonly content: Content }) => (
  <LegalText {...content} {...content.hero} />
);

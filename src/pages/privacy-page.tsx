import type { PrivacyPage as Content } from '../content/pages/privacy.ts';
import { LegalText } from '../sections/legal-text.tsx';

export const PrivacyPage = ({ content }: { readonly content: Content }) => (
  <LegalText {...content} {...content.hero} />
);

import { consent } from '../content/consent.ts';
import type { CookiesContent } from '../content/pages/cookies.ts';
import { later, still } from '../sections/later.tsx';

const AnalyticsChoice = later((sections) => sections.AnalyticsChoice);
const LegalText = later((sections) => sections.LegalText);
const StorageTable = still((sections) => sections.StorageTable);

export const CookiesPage = ({ content }: { readonly content: CookiesContent }) => {
  const { title, ...table } = content.storage;
  return (
    <LegalText
      {...content}
      {...content.hero}
      extras={[
        { title, content: <StorageTable {...table} /> },
        { title: consent.change, content: <AnalyticsChoice /> },
      ]}
    />
  );
};

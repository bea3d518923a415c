import { consent } from '../content/consent.ts';
import type { CookiesPage as Content } from '../content/pages/cookies.ts';
import { AnalyticsChoice } from '../sections/analytics-choice.tsx';
import { LegalText } from '../sections/legal-text.tsx';
import { StorageTable } from '../sections/storage-table.tsx';

export const CookiesPage = ({ content }: { readonly content: Content }) => {
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

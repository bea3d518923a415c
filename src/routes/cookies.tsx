import { createFileRoute } from '@tanstack/react-router';
import { consent } from '../content/consent.ts';
import { later, still } from '../sections/later.tsx';
import { headOf } from './-page-head.ts';

const AnalyticsChoice = later((sections) => sections.AnalyticsChoice);
const LegalText = later((sections) => sections.LegalText);
const StorageTable = still((sections) => sections.StorageTable);

const CookiesPage = () => {
  const content = Route.useLoaderData();

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

export const Route = createFileRoute('/cookies')({
  loader: async () => (await import('../content/pages/cookies.ts')).cookies,
  head: headOf({ path: '/cookies' }),
  component: CookiesPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { consent } from '../content/consent.ts';
import { islands, stills } from '../sections/later.tsx';
import { headOf } from './-page-head.ts';

export const Route = createFileRoute('/cookies')({
  loader: async () => (await import('../content/pages/cookies.ts')).cookies,
  head: headOf({ path: '/cookies' }),
  component: () => {
    const content = Route.useLoaderData();
    const { storage } = content;
    return (
      <islands.LegalText
        {...content}
        extras={[
          { title: storage.title, content: <stills.StorageTable {...storage} /> },
          { title: consent.change, content: <islands.AnalyticsChoice /> },
        ]}
      />
    );
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { retentionWith } from '../content/retention.ts';
import { env } from '../env.ts';
import { PrivacyPage } from '../pages/privacy-page.tsx';
import { headOf } from './-page-head.ts';

export const Route = createFileRoute('/privacy')({
  loader: async () => {
    const { privacyWith } = await import('../content/pages/privacy.ts');
    return privacyWith(retentionWith(env.retentionDays));
  },
  head: headOf({ path: '/privacy' }),
  component: () => <PrivacyPage content={Route.useLoaderData()} />,
});

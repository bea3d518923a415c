import { createFileRoute } from '@tanstack/react-router';
import { retentionWith } from '../content/retention.ts';
import { env } from '../env.ts';
import { islands } from '../sections/later.tsx';
import { headOf } from './-page-head.ts';

export const Route = createFileRoute('/privacy')({
  loader: async () => {
    const { privacyWith } = await import('../content/pages/privacy.ts');
    return privacyWith(retentionWith(env.retentionDays));
  },
  head: headOf({ path: '/privacy' }),
  component: () => {
    const content = Route.useLoaderData();
    return (
      <islands.LegalText
        {...content}
        extras={[
          {
            title: content.deviceData.title,
            content: <islands.DeviceData words={content.deviceData} />,
          },
        ]}
      />
    );
  },
});

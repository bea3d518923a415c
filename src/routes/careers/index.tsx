import { createFileRoute } from '@tanstack/react-router';
import { retentionWith } from '../../content/retention.ts';
import { env } from '../../env.ts';
import { CareersPage } from '../../pages/careers-page.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/careers/')({
  loader: async () => {
    const { careersWith } = await import('../../content/pages/careers.ts');
    return careersWith(retentionWith(env.retentionDays));
  },
  head: headOf({ path: '/careers' }),
  component: () => <CareersPage content={Route.useLoaderData()} />,
});

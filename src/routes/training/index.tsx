import { createFileRoute } from '@tanstack/react-router';
import { TrainingPage } from '../../pages/training-page.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/training/')({
  loader: async () => (await import('../../content/pages/training.ts')).training,
  head: headOf({ path: '/training' }),
  component: () => <TrainingPage content={Route.useLoaderData()} />,
});

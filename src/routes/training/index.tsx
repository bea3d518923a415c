import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '../-page-head.ts';
import { TrainingPage } from './-training-page.tsx';

export const Route = createFileRoute('/training/')({
  loader: async () => (await import('../../content/pages/training.ts')).training,
  head: headOf({ path: '/training' }),
  component: () => <TrainingPage content={Route.useLoaderData()} />,
});

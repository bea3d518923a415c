import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '../-page-head.ts';
import { TrainingPage } from './-training-page.tsx';

export const Route = createFileRoute('/training/$id')({
  loader: async () => (await import('../../content/pages/training.ts')).training,
  head: headOf({ path: '/training' }),
  component: () => {
    const { id } = Route.useParams();
    return <TrainingPage content={Route.useLoaderData()} programme={id} />;
  },
});

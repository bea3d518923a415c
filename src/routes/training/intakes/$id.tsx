import { createFileRoute } from '@tanstack/react-router';
import { programmeTerms } from '../../../content/programme-terms.ts';
import { IntakePage } from '../../../pages/intake-page.tsx';
import { entryHead } from '../../-page-head.ts';

export const Route = createFileRoute('/training/intakes/$id')({
  loader: async () => {
    const [page, form] = await Promise.all([
      import('../../../content/pages/programmes.ts'),
      import('../../../content/pages/reservation-form.ts'),
    ]);
    return { content: page.programmes, form: form.reservationForm };
  },
  head: ({ loaderData, params, match }) => {
    if (!loaderData) return {};
    const { openings } = match.context;
    const entry = openings?.intakes.find(({ id }) => id === params.id);
    return entryHead({
      words: loaderData.content.intake,
      list: '/training',
      path: `/training/intakes/${params.id}`,
      entry,
      description: entry && `${programmeTerms[entry.programme].title}: ${entry.format}`,
      today: openings?.today,
    });
  },
  component: () => <IntakePage {...Route.useLoaderData()} id={Route.useParams().id} />,
});

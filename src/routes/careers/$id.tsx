import { createFileRoute } from '@tanstack/react-router';
import { retentionWith } from '../../content/retention.ts';
import { env } from '../../env.ts';
import { VacancyPage } from '../../pages/vacancy-page.tsx';
import { entryHead } from '../-page-head.ts';

export const Route = createFileRoute('/careers/$id')({
  loader: async () => {
    const [page, form] = await Promise.all([
      import('../../content/pages/careers.ts'),
      import('../../content/pages/application-form.ts'),
    ]);
    return {
      content: page.careersWith(retentionWith(env.retentionDays)),
      form: form.applicationForm,
    };
  },
  head: ({ loaderData, params, match }) => {
    if (!loaderData) return {};
    const { openings } = match.context;
    const entry = openings?.vacancies.find(({ id }) => id === params.id);
    return entryHead({
      words: loaderData.content.vacancy,
      list: '/careers',
      path: `/careers/${params.id}`,
      entry,
      description: entry?.summary,
      today: openings?.today,
    });
  },
  component: () => <VacancyPage {...Route.useLoaderData()} id={Route.useParams().id} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { retentionWith } from '../../content/retention.ts';
import { env } from '../../env.ts';
import { vacancyList } from '../../graphql/use-listing.ts';
import { EntryPage } from '../../sections/entry-page.tsx';
import { later, still } from '../../sections/later.tsx';
import { OpeningForm } from '../../sections/opening-form.tsx';
import { VacancyFacts } from '../../sections/vacancy-facts.tsx';
import { entryHead } from '../-page-head.ts';

const NumberedSteps = still((sections) => sections.NumberedSteps);
const OpenVacancies = later((sections) => sections.OpenVacancies);

const VacancyPage = () => {
  const { content, form } = Route.useLoaderData();
  const { id } = Route.useParams();
  const { vacancies, vacancy: words } = content;
  return (
    <EntryPage
      entries={vacancyList}
      id={id}
      words={words}
      list="/careers"
      withoutScript={vacancies.withoutScript}
      lineOf={({ team }) => team}
      details={(vacancy) => (
        <>
          <p className="col-[content] max-w-text text-lead lg:col-[2/span_6] lg:pb-20">
            {vacancy.summary}
          </p>
          <div className="col-[content] pb-14 lg:col-[8/span_6] lg:pb-20">
            <VacancyFacts vacancy={vacancy} words={vacancies} />
          </div>
        </>
      )}
      form={() => (
        <>
          <OpeningForm key={id} kind="application" words={form} text={words.apply}>
            <input type="hidden" name="vacancy" value={id} />
          </OpeningForm>
          <NumberedSteps {...content.howWeHire} />
        </>
      )}
      others={(without) => <OpenVacancies words={vacancies} without={without} />}
    />
  );
};

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
  component: VacancyPage,
});

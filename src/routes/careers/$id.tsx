import { createFileRoute } from '@tanstack/react-router';
import { retentionWith } from '../../content/retention.ts';
import { serviceEntries } from '../../content/services.gen.ts';
import { env } from '../../env.ts';
import { useEntry, vacancyList } from '../../graphql/use-listing.ts';
import { EntryOpening } from '../../sections/entry-opening.tsx';
import { islands, stills } from '../../sections/later.tsx';
import { OpeningForm } from '../../sections/opening-form.tsx';
import { VacancyFacts } from '../../sections/vacancy-facts.tsx';
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
  component: () => {
    const { content, form } = Route.useLoaderData();
    const { id } = Route.useParams();
    const { vacancies, vacancy: words } = content;
    const found = useEntry(vacancyList, id);
    const { status, entry: vacancy, isOver } = found;
    const service = serviceEntries.find(({ name }) => name === vacancy?.team);
    return (
      <>
        <EntryOpening
          found={found}
          words={words}
          line={vacancy?.team}
          image={service?.image ?? content.hero.image}
          list="/careers"
          withoutScript={vacancies.withoutScript}
        >
          {vacancy && (
            <>
              <p className="col-[content] max-w-text text-lead lg:col-[2/span_6] lg:pr-16">
                {vacancy.summary}
              </p>
              <div className="col-[content] lg:col-[8/span_6]">
                <VacancyFacts vacancy={vacancy} words={vacancies} />
              </div>
            </>
          )}
        </EntryOpening>
        {vacancy && !isOver && (
          <>
            <OpeningForm key={id} kind="application" words={form} text={words.apply}>
              <input type="hidden" name="vacancy" value={id} />
            </OpeningForm>
            <stills.NumberedSteps {...content.howWeHire} />
          </>
        )}
        {(vacancy || status === 'unknown') && (
          <islands.OpenVacancies words={vacancies} without={vacancy?.id} />
        )}
      </>
    );
  },
});

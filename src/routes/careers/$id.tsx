import { createFileRoute } from '@tanstack/react-router';
import { dayText } from '../../content/calendar.ts';
import { fill } from '../../content/fill.ts';
import { retentionWith } from '../../content/retention.ts';
import { env } from '../../env.ts';
import { useListing, vacancyList } from '../../graphql/use-listing.ts';
import { isOpen } from '../../openings/is-open.ts';
import { EntryOpening } from '../../sections/entry-opening.tsx';
import { islands, stills } from '../../sections/later.tsx';
import { OpeningForm } from '../../sections/opening-form.tsx';
import { VacancyFacts } from '../../sections/vacancy-facts.tsx';
import { entryHead } from '../-page-head.ts';

const { OpenVacancies } = islands;
const { NumberedSteps } = stills;

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
    const opening = { words, list: '/careers', withoutScript: vacancies.withoutScript } as const;
    const { today, ...list } = useListing(vacancyList);
    const vacancy = list.status === 'ready' ? list.items.find((each) => each.id === id) : undefined;
    if (!vacancy) {
      const isUnknown = list.status === 'ready';
      return (
        <>
          <EntryOpening {...opening} entry={{ status: isUnknown ? 'unknown' : list.status }} />
          {isUnknown && <OpenVacancies words={vacancies} />}
        </>
      );
    }
    const { title, team, summary, closingDate } = vacancy;
    const isOver = !isOpen(vacancy, today);
    return (
      <>
        <EntryOpening
          {...opening}
          entry={{
            status: 'known',
            title,
            line: isOver ? fill(words.closed, { date: dayText(closingDate) }) : team,
            name: fill(words.title, { title }),
          }}
        >
          <p className="col-[content] max-w-text text-lead lg:col-[2/span_6] lg:pb-20">{summary}</p>
          <div className="col-[content] pb-14 lg:col-[8/span_6] lg:pb-20">
            <VacancyFacts vacancy={vacancy} words={vacancies} />
          </div>
        </EntryOpening>
        {!isOver && (
          <>
            <OpeningForm key={id} kind="application" words={form} text={words.apply}>
              <input type="hidden" name="vacancy" value={id} />
            </OpeningForm>
            <NumberedSteps {...content.howWeHire} />
          </>
        )}
        <OpenVacancies words={vacancies} without={id} />
      </>
    );
  },
});

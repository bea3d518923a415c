import { createFileRoute } from '@tanstack/react-router';
import { Button } from '../../../components/button.tsx';
import { Day } from '../../../components/day.tsx';
import { SiteLink } from '../../../components/link.tsx';
import { dayText } from '../../../content/calendar.ts';
import type { TrainingProgramme } from '../../../content/pages/programmes.ts';
import { programmeTerms } from '../../../content/programme-terms.ts';
import { site } from '../../../content/site.ts';
import { intakeList, useEntry } from '../../../graphql/use-listing.ts';
import { calendarFile } from '../../../openings/calendar-file.ts';
import type { Intake } from '../../../openings/openings.ts';
import { saveFile } from '../../../page/save-file.ts';
import { EntryOpening } from '../../../sections/entry-opening.tsx';
import { Facts } from '../../../sections/facts.tsx';
import { islands } from '../../../sections/later.tsx';
import { OpeningForm } from '../../../sections/opening-form.tsx';
import { seatsText } from '../../../sections/seats-text.ts';
import { entryHead } from '../../-page-head.ts';

const link = ({ id, title }: TrainingProgramme) => (
  <SiteLink to={`/training/${id}`} className="link">
    {title}
  </SiteLink>
);

const saveIntake = (intake: Intake) =>
  saveFile(
    new Blob([calendarFile(intake, { now: Date.now() })], { type: 'text/calendar' }),
    intake.title,
    'ics',
  );

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
      description:
        entry &&
        `${entry.title}, from ${dayText(entry.startsOn)}. ${programmeTerms[entry.programme].title}: ${entry.format}`,
      today: openings?.today,
    });
  },
  component: () => {
    const { content, form } = Route.useLoaderData();
    const { id } = Route.useParams();
    const { intakes, intake: words, programmes } = content;
    const found = useEntry(intakeList, id);
    const { status, entry: intake, isOver } = found;
    // For a full intake, the form adds the visitor to the waiting list.
    const isFull = intake?.seatsLeft === 0;
    const programme = programmes.items.find((each) => each.id === intake?.programme);
    const price = intake && site.prices[intake.programme];
    const formWords = { ...form.form, ...(isFull && form.full) };
    return (
      <>
        <EntryOpening
          found={found}
          words={words}
          line={intake?.format}
          image={programme?.image ?? 'pages/training'}
          list="/training"
          withoutScript={intakes.withoutScript}
        >
          {intake && (
            <>
              <div className="col-[content] lg:col-[2/span_6] lg:pr-10">
                <Facts
                  entries={[
                    [words.facts.starts, <Day key="day" iso={intake.startsOn} />],
                    [words.facts.places, seatsText(intake.seatsLeft)],
                    ...(price ? [[words.facts.price, price] as const] : []),
                    ...(programme ? [[words.facts.programme, link(programme)] as const] : []),
                  ]}
                />
                {!isOver && (
                  <div className="mt-8 flex flex-col gap-4 sm:flex-row print:hidden">
                    <a href="#reservation-form" className="button button-primary">
                      {formWords.title}
                    </a>
                    <Button
                      tone="outline"
                      icon="calendar-check"
                      className="noscript:hidden"
                      onClick={() => saveIntake(intake)}
                    >
                      {words.calendar}
                    </Button>
                  </div>
                )}
              </div>
              {programme && (
                <div className="col-[content] max-w-text lg:col-[8/span_6]">
                  <h2 className="text-title">{words.expect}</h2>
                  <ul className="ticks ruled-list mt-4">
                    {programme.description.map((line) => (
                      <li key={line}>{line}</li>
                    ))}
                  </ul>
                </div>
              )}
            </>
          )}
        </EntryOpening>
        {intake && !isOver && (
          <OpeningForm
            key={id}
            kind="reservation"
            words={{ ...form, form: formWords }}
            text={isFull ? words.waitingList : words.reserve}
          >
            <input type="hidden" name="intake" value={id} />
            {isFull && <input type="hidden" name="waitingList" value="yes" />}
          </OpeningForm>
        )}
        {(intake || status === 'unknown') && (
          <islands.UpcomingIntakes words={intakes} without={intake?.id} />
        )}
      </>
    );
  },
});

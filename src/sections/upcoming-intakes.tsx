import { useId } from 'react';
import { Day } from '../components/day.tsx';
import { SiteLink } from '../components/link.tsx';
import { Listing } from '../components/listing.tsx';
import { Section } from '../components/section.tsx';
import { fill } from '../content/fill.ts';
import { labels } from '../content/labels.ts';
import { hasListings, useListing } from '../graphql/use-listing.ts';
import type { Intake } from '../openings/openings.ts';
import { CourseFacts } from './opening-facts.tsx';

const byDate = (a: Intake, b: Intake) => a.startsOn.localeCompare(b.startsOn);

const seatsText = (left: number): string => {
  if (left <= 0) return labels.openings.full;
  return left === 1 ? labels.openings.lastSeat : fill(labels.openings.seats, { count: left });
};

interface UpcomingIntakesProps {
  /** What is coming, beyond the dates. */
  readonly notice: string;
  readonly words: {
    readonly title: string;
    readonly intro: string;
    readonly loading: string;
    readonly none: string;
    readonly stale: string;
    readonly unavailable: string;
  };
}

/** The next dates, like a timetable. */
export const UpcomingIntakes = ({ notice, words }: UpcomingIntakesProps) => {
  const id = useId();
  const listing = useListing(
    (openings) => openings.readIntakes(),
    (intake) => intake.startsOn,
  );
  const state =
    listing.status === 'ready' ? { ...listing, items: listing.items.toSorted(byDate) } : listing;
  return (
    <Section layout="grid" labelledBy={id} className="gap-y-8">
      <header className="col-[content] self-start lg:sticky lg:top-32 lg:col-[2/span_4] lg:pr-10">
        <h2 id={id}>{words.title}</h2>
        <p className="mt-5 text-muted">{words.intro}</p>
        <p className="mt-6 border-marigold border-l-8 pl-5 font-bold font-display text-title">
          {notice}
        </p>
      </header>
      <div className="col-[content] lg:col-[6/span_8]" hidden={!hasListings}>
        <Listing state={state} words={words} room="min-h-168 sm:min-h-130">
          {(intake) => (
            <article
              itemScope
              itemType="https://schema.org/Course"
              className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[15rem_minmax(0,1fr)]"
            >
              <CourseFacts intake={intake} />
              <p className="font-bold font-display text-title">
                <Day iso={intake.startsOn} />
              </p>
              <div>
                <h3>
                  <SiteLink
                    to={`/training/${intake.programme}`}
                    className="underline decoration-2 decoration-marigold underline-offset-4 hover:decoration-4"
                  >
                    {intake.title}
                  </SiteLink>
                </h3>
                <p className="mt-1 text-muted">{intake.format}</p>
                <p className="mt-1 font-semibold text-leaf text-small">
                  {seatsText(intake.seatsLeft)}
                </p>
              </div>
            </article>
          )}
        </Listing>
      </div>
    </Section>
  );
};

import { useId } from 'react';
import { Day } from '../components/day.tsx';
import { ArrowLink } from '../components/link.tsx';
import { Listing } from '../components/listing.tsx';
import { Section } from '../components/section.tsx';
import { labels } from '../content/labels.ts';
import { useListing } from '../graphql/use-listing.ts';

interface OpenVacanciesProps {
  readonly words: {
    readonly title: string;
    readonly intro: string;
    readonly loading: string;
    readonly none: string;
    readonly stale: string;
    readonly unavailable: string;
    readonly apply: string;
  };
}

const [closesBefore = '', closesAfter = ''] = labels.openings.closes.split('{date}');

/** The vacancies of the day, as rows to run an eye down. */
export const OpenVacancies = ({ words }: OpenVacanciesProps) => {
  const id = useId();
  const state = useListing((openings) => openings.readVacancies());
  return (
    <Section tone="surface" labelledBy={id}>
      <h2 id={id}>{words.title}</h2>
      <p className="mt-5 mb-12 max-w-text text-lead text-muted">{words.intro}</p>
      <Listing state={state} words={words}>
        {(vacancy) => (
          <article className="grid gap-x-8 gap-y-4 py-8 lg:grid-cols-12 lg:py-10">
            <div className="lg:col-span-5">
              <h3>{vacancy.title}</h3>
              <p className="mt-1 font-semibold text-indigo text-small">{vacancy.team}</p>
            </div>
            <div className="lg:col-span-7">
              <p className="max-w-text">{vacancy.summary}</p>
              <p className="mt-3 text-small text-muted">
                {vacancy.employmentType} · {vacancy.location} · {closesBefore}
                <Day iso={vacancy.closingDate} />
                {closesAfter}
              </p>
              <p className="mt-3">
                <ArrowLink to="/contact" search={{ vacancy: vacancy.title }}>
                  {words.apply}
                </ArrowLink>
              </p>
            </div>
          </article>
        )}
      </Listing>
    </Section>
  );
};

import { type ReactNode, useId } from 'react';
import { Day } from '../components/day.tsx';
import { ArrowLink } from '../components/link.tsx';
import { Listing } from '../components/listing.tsx';
import { Section } from '../components/section.tsx';
import type { CareersContent } from '../content/pages/careers.ts';
import { hasListings, useListing } from '../graphql/use-listing.ts';
import type { Vacancy } from '../openings/openings.ts';
import { JobFacts } from './opening-facts.tsx';
import { salaryText } from './salary-text.ts';

type Words = CareersContent['vacancies'];

const Facts = ({ vacancy, words }: { readonly vacancy: Vacancy; readonly words: Words }) => {
  const { facts } = words;
  const { salaryBand, location, employmentType, closingDate } = vacancy;
  const entries: readonly (readonly [string, ReactNode])[] = [
    [facts.salary, salaryText(salaryBand, words)],
    [facts.place, location],
    [facts.type, employmentType],
    [facts.closing, <Day key="day" iso={closingDate} />],
  ];
  return (
    <dl className="mt-5 grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {entries.map(([name, value]) => (
        <div key={name} className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-baseline sm:block">
          <dt className="text-muted text-small">{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** The vacancies of the day, as rows to run an eye down. */
export const OpenVacancies = ({ words }: { readonly words: Words }) => {
  const id = useId();
  const state = useListing(
    (openings) => openings.readVacancies(),
    (vacancy) => vacancy.closingDate,
  );
  if (!hasListings) return null;
  return (
    <Section tone="surface" labelledBy={id}>
      <h2 id={id}>{words.title}</h2>
      <p className="mt-5 mb-12 max-w-text text-lead text-muted">{words.intro}</p>
      <Listing state={state} words={words} room="min-h-409 sm:min-h-320 xl:min-h-290">
        {(vacancy) => (
          <article
            itemScope
            itemType="https://schema.org/JobPosting"
            className="grid gap-x-8 gap-y-4 py-8 lg:grid-cols-12 lg:py-10"
          >
            <JobFacts vacancy={vacancy} />
            <div className="lg:col-span-5">
              <h3>{vacancy.title}</h3>
              <p className="mt-1 font-semibold text-indigo text-small">{vacancy.team}</p>
            </div>
            <div className="lg:col-span-7">
              <p className="max-w-text">{vacancy.summary}</p>
              <Facts vacancy={vacancy} words={words} />
              <p className="mt-5">
                <ArrowLink to="/contact" search={{ topic: `careers/${vacancy.id}` }}>
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

import { ButtonLink } from '../components/button.tsx';
import { Listing } from '../components/listing.tsx';
import { Section } from '../components/section.tsx';
import type { CareersContent } from '../content/pages/careers.ts';
import { useListing, vacancyList } from '../graphql/use-listing.ts';
import { VacancyFacts } from './vacancy-facts.tsx';

interface OpenVacanciesProps {
  readonly words: CareersContent['vacancies'];
  readonly without?: string | undefined;
}

export const OpenVacancies = ({ words, without }: OpenVacanciesProps) => {
  const listing = useListing(vacancyList);
  const items = listing.open.filter(({ id }) => id !== without);
  return (
    <Section
      tone="surface"
      labelledBy="vacancies-title"
      title={without ? words.others : words.title}
      text={words.intro}
    >
      <Listing {...listing} items={items} words={words}>
        {(vacancy) => (
          <article className="grid gap-y-5 py-8 lg:grid-cols-3 lg:grid-rows-[auto_1fr] lg:py-10">
            <div className="lg:pr-8">
              <h3 className="text-subheading">{vacancy.title}</h3>
              <p className="mt-1 font-semibold text-indigo text-small">{vacancy.team}</p>
            </div>
            <div className="lg:col-span-2 lg:row-span-2">
              {!without && <p className="mb-4 max-w-text max-md:hidden">{vacancy.summary}</p>}
              <VacancyFacts vacancy={vacancy} words={words} />
            </div>
            <div>
              <ButtonLink to={`/careers/${vacancy.id}`} tone="outline" icon="arrow-right">
                {words.more}
              </ButtonLink>
            </div>
          </article>
        )}
      </Listing>
    </Section>
  );
};

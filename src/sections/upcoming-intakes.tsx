import { ButtonLink } from '../components/button.tsx';
import { Day } from '../components/day.tsx';
import { Listing } from '../components/listing.tsx';
import { SideSection } from '../components/section.tsx';
import type { ProgrammesContent } from '../content/pages/programmes.ts';
import { intakeList, useListing } from '../graphql/use-listing.ts';
import type { Intake } from '../openings/openings.ts';
import { seatsText } from './seats-text.ts';

const byDate = (a: Intake, b: Intake) => a.startsOn.localeCompare(b.startsOn);

interface UpcomingIntakesProps {
  readonly words: ProgrammesContent['intakes'];
  readonly without?: string | undefined;
}

export const UpcomingIntakes = ({ words, without }: UpcomingIntakesProps) => {
  const listing = useListing(intakeList);
  const items = listing.open.filter(({ id }) => id !== without).toSorted(byDate);
  return (
    <SideSection
      tone={without ? 'surface' : 'paper'}
      labelledBy="intakes-title"
      title={without ? words.others : words.title}
      text={words.intro}
      aside={
        !without && (
          <p className="mt-6 border-marigold border-l-8 pl-5 font-bold font-display text-title">
            {words.notice}
          </p>
        )
      }
    >
      <Listing {...listing} items={items} words={words}>
        {(intake) => (
          <article className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[15rem_minmax(0,1fr)_auto]">
            <p className="font-semibold sm:font-bold sm:font-display sm:text-title">
              <Day iso={intake.startsOn} />
            </p>
            <div>
              <h3>{intake.title}</h3>
              <p className="mt-1 text-muted">{intake.format}</p>
            </div>
            <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 sm:col-start-2 lg:col-start-auto lg:mt-0 lg:flex-col lg:items-end">
              <ButtonLink to={`/training/intakes/${intake.id}`} tone="outline" icon="arrow-right">
                {intake.seatsLeft > 0 ? words.reserve : words.join}
                <span className="sr-only">: {intake.title}</span>
              </ButtonLink>
              <p className="font-semibold text-leaf text-small">{seatsText(intake.seatsLeft)}</p>
            </div>
          </article>
        )}
      </Listing>
    </SideSection>
  );
};

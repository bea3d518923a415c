import type { TrainingContent } from '../../content/pages/training.ts';
import { Hero } from '../../sections/hero.tsx';
import { later, still } from '../../sections/later.tsx';

const Commitments = later((sections) => sections.Commitments);
const HallOfFame = still((sections) => sections.HallOfFame);
const PartnerRow = still((sections) => sections.PartnerRow);
const Programmes = later((sections) => sections.Programmes);
const ReachOut = still((sections) => sections.ReachOut);
const StaffTestimonials = later((sections) => sections.StaffTestimonials);
const UpcomingIntakes = later((sections) => sections.UpcomingIntakes);

interface TrainingPageProps {
  readonly content: TrainingContent;
  /** The id of a programme in the URL. An unknown id has no effect. */
  readonly programme?: string;
}

export const TrainingPage = ({ content, programme }: TrainingPageProps) => (
  <>
    <Hero {...content.hero} />
    <Programmes {...content.programmes} {...(programme && { current: programme })} />
    <UpcomingIntakes words={content.intakes} />
    <HallOfFame {...content.hallOfFame} />
    <PartnerRow {...content.partners} />
    <Commitments {...content.commitments} />
    <StaffTestimonials {...content.testimonials} />
    <ReachOut
      content={content.reachOut}
      {...(content.programmes.items.some(({ id }) => id === programme) && {
        topic: `training/${programme}`,
      })}
    />
  </>
);

import type { TrainingPage as Content } from '../content/pages/training.ts';
import { Commitments } from '../sections/commitments.tsx';
import { HallOfFame } from '../sections/hall-of-fame.tsx';
import { Hero } from '../sections/hero.tsx';
import { PartnerRow } from '../sections/partner-row.tsx';
import { Programmes } from '../sections/programmes.tsx';
import { ReachOut } from '../sections/reach-out.tsx';
import { StaffTestimonials } from '../sections/staff-testimonials.tsx';
import { UpcomingIntakes } from '../sections/upcoming-intakes.tsx';

interface TrainingPageProps {
  readonly content: Content;
  /** A programme's id, from the address; any other id shows the page as it is. */
  readonly programme?: string;
}

export const TrainingPage = ({ content, programme }: TrainingPageProps) => (
  <>
    <Hero {...content.hero} />
    <Programmes {...content.programmes} {...(programme && { current: programme })} />
    <UpcomingIntakes notice={content.notice} words={content.intakes} />
    <HallOfFame {...content.hallOfFame} />
    <PartnerRow {...content.partners} />
    <Commitments {...content.commitments} />
    <StaffTestimonials {...content.testimonials} />
    <ReachOut content={content.reachOut} />
  </>
);

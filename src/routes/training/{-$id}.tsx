import { createFileRoute } from '@tanstack/react-router';
import { Hero } from '../../sections/hero.tsx';
import { islands, stills } from '../../sections/later.tsx';
import { headOf } from '../-page-head.ts';

const { Commitments, Programmes, StaffTestimonials, UpcomingIntakes } = islands;
const { HallOfFame, PartnerRow, ReachOut } = stills;

export const Route = createFileRoute('/training/{-$id}')({
  loader: async () => (await import('../../content/pages/training.ts')).training,
  head: headOf({ path: '/training' }),
  component: () => {
    const content = Route.useLoaderData();
    // The id of a programme. An unknown id has no effect.
    const { id: programme } = Route.useParams();
    return (
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
  },
});

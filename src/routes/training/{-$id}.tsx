import { createFileRoute } from '@tanstack/react-router';
import { Hero } from '../../sections/hero.tsx';
import { islands, stills } from '../../sections/later.tsx';
import { headOf } from '../-page-head.ts';

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
        <islands.Programmes {...content.programmes} {...(programme && { current: programme })} />
        <islands.UpcomingIntakes words={content.intakes} />
        <stills.HallOfFame {...content.hallOfFame} />
        <stills.PartnerRow {...content.partners} />
        <islands.Commitments {...content.commitments} />
        <islands.StaffTestimonials {...content.testimonials} />
        <stills.ReachOut
          content={content.reachOut}
          {...(content.programmes.items.some(({ id }) => id === programme) && {
            topic: `training/${programme}`,
          })}
        />
      </>
    );
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { Hero } from '../../sections/hero.tsx';
import { islands, stills } from '../../sections/later.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/training/{-$id}')({
  loader: async () => (await import('../../content/pages/training.ts')).training,
  head: headOf({ path: '/training' }),
  component: () => {
    const content = Route.useLoaderData();
    const { id } = Route.useParams();
    const programme = content.programmes.items.find((each) => each.id === id)?.id;
    return (
      <>
        <Hero {...content.hero} />
        <islands.Programmes {...content.programmes} current={programme} />
        <islands.UpcomingIntakes words={content.intakes} />
        <stills.HallOfFame {...content.hallOfFame} />
        <stills.PartnerRow {...content.partners} />
        <islands.Commitments {...content.commitments} />
        <islands.StaffTestimonials {...content.testimonials} />
        <stills.ReachOut
          content={content.reachOut}
          topic={programme ? `training/${programme}` : 'training'}
        />
      </>
    );
  },
});

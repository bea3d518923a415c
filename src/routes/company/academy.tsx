import { createFileRoute } from '@tanstack/react-router';
import { Hero } from '../../sections/hero.tsx';
import { stills } from '../../sections/later.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/company/academy')({
  loader: async () => (await import('../../content/pages/academy.ts')).academy,
  head: headOf({ path: '/company/academy' }),
  component: () => {
    const content = Route.useLoaderData();
    return (
      <>
        <Hero {...content.hero} />
        <stills.LearningLadder {...content.learningPaths} />
        <stills.NumberedSteps {...content.howItWorks} />
        <stills.Audience {...content.whoItIsFor} />
        <stills.Questions {...content.questions} link={content.trainingLink} />
        <stills.ClosingLine
          topic="company/academy"
          image={content.hero.image}
          {...content.closing}
        />
      </>
    );
  },
});

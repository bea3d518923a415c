import { createFileRoute } from '@tanstack/react-router';
import { Hero } from '../../sections/hero.tsx';
import { stills } from '../../sections/later.tsx';
import { headOf } from '../-page-head.ts';

const { Audience, ClosingLine, LearningLadder, NumberedSteps, Questions } = stills;

export const Route = createFileRoute('/company/academy')({
  loader: async () => (await import('../../content/pages/academy.ts')).academy,
  head: headOf({ path: '/company/academy' }),
  component: () => {
    const content = Route.useLoaderData();
    return (
      <>
        <Hero {...content.hero} />
        <LearningLadder {...content.learningPaths} />
        <NumberedSteps {...content.howItWorks} />
        <Audience {...content.whoItIsFor} />
        <Questions {...content.questions} link={content.trainingLink} />
        <ClosingLine service="training" image={content.hero.image} {...content.closing} />
      </>
    );
  },
});

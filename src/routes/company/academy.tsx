import { createFileRoute } from '@tanstack/react-router';
import { ArrowLink } from '../../components/link.tsx';
import { Hero } from '../../sections/hero.tsx';
import { still } from '../../sections/later.tsx';
import { headOf } from '../-page-head.ts';

const Audience = still((sections) => sections.Audience);
const ClosingLine = still((sections) => sections.ClosingLine);
const LearningLadder = still((sections) => sections.LearningLadder);
const NumberedSteps = still((sections) => sections.NumberedSteps);
const Questions = still((sections) => sections.Questions);

const AcademyPage = () => {
  const content = Route.useLoaderData();
  return (
    <>
      <Hero {...content.hero} />
      <LearningLadder {...content.learningPaths} />
      <NumberedSteps {...content.howItWorks} />
      <Audience {...content.whoItIsFor} />
      <Questions {...content.questions}>
        <ArrowLink to={content.trainingLink.to}>{content.trainingLink.text}</ArrowLink>
      </Questions>
      <ClosingLine service="training" image={content.hero.image} {...content.closing} />
    </>
  );
};

export const Route = createFileRoute('/company/academy')({
  loader: async () => (await import('../../content/pages/academy.ts')).academy,
  head: headOf({ path: '/company/academy' }),
  component: AcademyPage,
});

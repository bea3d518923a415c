import { ArrowLink } from '../components/link.tsx';
import type { AcademyPage as Content } from '../content/pages/academy.ts';
import { Audience } from '../sections/audience.tsx';
import { Hero } from '../sections/hero.tsx';
import { LearningLadder } from '../sections/learning-ladder.tsx';
import { NumberedSteps } from '../sections/numbered-steps.tsx';
import { Questions } from '../sections/questions.tsx';

export const AcademyPage = ({ content }: { readonly content: Content }) => (
  <>
    <Hero {...content.hero} />
    <LearningLadder {...content.learningPaths} />
    <NumberedSteps {...content.howItWorks} />
    <Audience {...content.whoItIsFor} />
    <Questions {...content.questions}>
      <ArrowLink to={content.trainingLink.to}>{content.trainingLink.text}</ArrowLink>
    </Questions>
  </>
);

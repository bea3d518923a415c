import { ArrowLink } from '../components/link.tsx';
import type { AcademyContent } from '../content/pages/academy.ts';
import { Hero } from '../sections/hero.tsx';
import { still } from '../sections/later.tsx';

const Audience = still((sections) => sections.Audience);
const LearningLadder = still((sections) => sections.LearningLadder);
const NumberedSteps = still((sections) => sections.NumberedSteps);
const Questions = still((sections) => sections.Questions);

export const AcademyPage = ({ content }: { readonly content: AcademyContent }) => (
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

import { ArrowLink } from '../components/link.tsx';
import type { AcademyContent } from '../content/pages/academy.ts';
import { Hero } from '../sections/hero.tsx';
import { later } from '../sections/later.tsx';

const Audience = later((sections) => sections.Audience);
const LearningLadder = later((sections) => sections.LearningLadder);
const NumberedSteps = later((sections) => sections.NumberedSteps);
const Questions = later((sections) => sections.Questions);

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

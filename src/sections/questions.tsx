import { Icon } from '../components/icon.tsx';
import { ArrowLink } from '../components/link.tsx';
import { SideSection } from '../components/section.tsx';
import { slugOf } from '../components/slug-of.ts';
import type { AcademyContent } from '../content/pages/academy.ts';

type QuestionsProps = AcademyContent['questions'] & {
  readonly link: AcademyContent['trainingLink'];
};

export const Questions = ({ title, items, link }: QuestionsProps) => (
  <SideSection labelledBy="questions-title" title={title}>
    {items.map(({ question, answer }) => (
      <details
        key={question}
        id={slugOf(question)}
        className="group border-line border-t first-of-type:border-ink first-of-type:border-t-4"
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-start justify-between gap-6 py-6">
          <h3>{question}</h3>
          <Icon
            name="chevron-down"
            className="mt-1 transition-transform duration-300 ease-open group-open:rotate-180 motion-reduce:transition-none"
          />
        </summary>
        <p className="max-w-text pb-8 text-muted">{answer}</p>
      </details>
    ))}
    <div className="mt-10">
      <ArrowLink to={link.to}>{link.text}</ArrowLink>
    </div>
  </SideSection>
);

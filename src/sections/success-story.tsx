import { Fragment, useId } from 'react';
import { Section } from '../components/section.tsx';

const FIGURES = /((?:over )?(?:R\d[\d,]*|\d[\d,]*)(?: million|%|\+)?)/;

/** `Over R500 million in` → [['', false], ['over R500 million', true], [' in', false]]. */
export const splitFigures = (text: string): readonly (readonly [string, boolean])[] =>
  text.split(FIGURES).map((part, index) => [part, index % 2 === 1] as const);

interface SuccessStoryProps {
  readonly title: string;
  readonly children: string;
}

/** What a product did for somebody, large, its figures lit. */
export const SuccessStory = ({ title, children }: SuccessStoryProps) => {
  const id = useId();
  return (
    <Section tone="ink" layout="grid" labelledBy={id} className="gap-y-6">
      <h2 id={id} className="col-[content] text-title lg:col-[content-start/span_3] lg:pt-3">
        {title}
      </h2>
      <p className="success-story col-[content] lg:col-[col_4/content-end]">
        {splitFigures(children).map(([part, figure], index) =>
          figure ? (
            <strong key={`${index}-${part}`} className="text-marigold">
              {part}
            </strong>
          ) : (
            <Fragment key={`${index}-${part}`}>{part}</Fragment>
          ),
        )}
      </p>
    </Section>
  );
};

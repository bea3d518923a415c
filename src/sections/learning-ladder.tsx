import { useId } from 'react';
import { Icon } from '../components/icon.tsx';
import { Reveal } from '../components/reveal.tsx';
import { Section, SectionHead } from '../components/section.tsx';
import type { IconName } from '../content/icons.ts';
import { labels } from '../content/labels.ts';

interface Rung {
  readonly name: string;
  readonly description: string;
  readonly weeks: number;
  readonly level: string;
  readonly outcome: string;
  readonly icon: IconName;
}

// Each rung reaches one column further than the one above it: from the side it is a stair.
const steps = [
  'bg-sky text-night w-1/5 lg:col-[1/3]',
  'bg-marigold text-night w-2/5 lg:col-[1/4]',
  'bg-clay text-paper w-3/5 lg:col-[1/5]',
  'bg-plane-indigo text-cloud w-4/5 lg:col-[1/6]',
  'bg-leaf text-paper w-full lg:col-[1/7]',
];
const words = [
  'lg:col-[3/span_8]',
  'lg:col-[4/span_8]',
  'lg:col-[5/span_8]',
  'lg:col-[6/span_8]',
  'lg:col-[7/span_7]',
];

interface LearningLadderProps {
  readonly title: string;
  readonly intro: string;
  readonly items: readonly Rung[];
}

/** Learning paths from the first step to the furthest. */
export const LearningLadder = ({ title, intro, items }: LearningLadderProps) => {
  const id = useId();
  return (
    <>
      <Section labelledBy={id} className="pb-0!">
        <SectionHead id={id} title={title} text={intro} />
      </Section>
      <ol aria-labelledby={id} className="tone-paper pb-(--rhythm)">
        {items.map(({ name, description, weeks, level, outcome, icon }, index) => (
          <li key={name} className="page-grid">
            <div
              className={`col-[full] flex h-12 items-center justify-end px-4 lg:h-auto lg:w-auto lg:items-start lg:p-6 ${steps[index]}`}
            >
              <Icon name={icon} />
            </div>
            <Reveal
              className={`col-[content] grid gap-x-10 gap-y-4 pt-6 pb-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,4fr)] lg:border-line lg:border-t lg:py-8 lg:pl-8 ${words[index]}`}
            >
              <div>
                <h3>{name}</h3>
                <p className="mt-2 text-small text-clay">
                  <span className="font-semibold">
                    {weeks} {labels.weeks}
                  </span>{' '}
                  · {level}
                </p>
                <p className="mt-3 text-muted">{description}</p>
              </div>
              <p className="self-end font-semibold">{outcome}</p>
            </Reveal>
          </li>
        ))}
      </ol>
    </>
  );
};

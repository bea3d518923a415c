import { Icon } from '../components/icon.tsx';
import { SectionHead } from '../components/section.tsx';
import { labels } from '../content/labels.ts';
import type { AcademyContent } from '../content/pages/academy.ts';

// On wide screens, each step is one column longer than the step above it, like stairs.
const looks = [
  { step: 'bg-sky text-night lg:col-[1/3]', words: 'lg:col-[3/content-end]' },
  { step: 'bg-marigold text-night lg:col-[1/4]', words: 'lg:col-[4/content-end]' },
  { step: 'bg-clay text-paper lg:col-[1/5]', words: 'lg:col-[5/content-end]' },
  { step: 'bg-plane-indigo text-cloud lg:col-[1/6]', words: 'lg:col-[6/content-end]' },
  { step: 'bg-leaf text-paper lg:col-[1/7]', words: 'lg:col-[7/content-end]' },
];

export const LearningLadder = ({ title, intro, items }: AcademyContent['learningPaths']) => (
  <>
    <SectionHead labelledBy="ladder-title" title={title} text={intro} />
    <ol aria-labelledby="ladder-title" className="tone-paper pb-(--rhythm)">
      {items.map(({ name, description, weeks, level, outcome, icon }, index) => (
        <li key={name} className="page-grid">
          <div
            className={`col-[full] flex items-center justify-between gap-x-4 gap-y-6 px-(--gutter) py-4 lg:flex-col lg:items-end lg:p-6 ${looks[index]?.step}`}
          >
            <Icon name={icon} className="size-10 lg:size-16" />
          </div>
          <div
            data-reveal
            className={`col-[content] grid gap-x-10 gap-y-4 pt-6 pb-14 lg:grid-cols-[minmax(0,1fr)_20rem] lg:border-line lg:border-t lg:py-8 lg:pl-8 ${looks[index]?.words}`}
          >
            <div>
              <h3>{name}</h3>
              <p className="mt-1 font-semibold text-indigo text-small">
                {weeks} {labels.weeks} · {level}
              </p>
              <p className="mt-3 text-muted">{description}</p>
            </div>
            <p className="font-semibold">{outcome}</p>
          </div>
        </li>
      ))}
    </ol>
  </>
);

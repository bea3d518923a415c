import { Section } from '../components/section.tsx';
import { labels } from '../content/labels.ts';
import type { ResearchContent } from '../content/pages/research.ts';

const fills = ['fill-sky', 'fill-marigold', 'fill-clay', 'fill-indigo', 'fill-leaf'];

/** The phases of a project. A bar shows when each phase starts, and how long it takes. */
export const PhaseLine = ({ title, intro, items }: ResearchContent['phases']) => {
  const weeksOf = (phases: typeof items) => phases.reduce((sum, { weeks }) => sum + weeks, 0);
  const total = weeksOf(items);
  return (
    <Section tone="ink" labelledBy="phases-title" title={title} text={intro}>
      <ol aria-labelledby="phases-title" className="border-line border-b">
        {items.map(({ title: name, weeks, text }, index) => (
          <li
            key={name}
            className="grid gap-x-10 gap-y-3 border-line border-t py-6 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
          >
            <div>
              <h3>{name}</h3>
              <p className="mt-1 font-semibold">
                {weeks} {labels.weeks}
              </p>
            </div>
            <div>
              <svg
                viewBox={`0 0 ${total} 1`}
                preserveAspectRatio="none"
                className="h-8 w-full bg-line"
                aria-hidden="true"
              >
                <rect
                  x={weeksOf(items.slice(0, index))}
                  width={weeks}
                  height="1"
                  className={fills[index % fills.length]}
                />
              </svg>
              <p className="mt-3 max-w-text text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
};

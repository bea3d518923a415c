import { SectionHead } from '../components/section.tsx';
import type { ResearchContent } from '../content/pages/research.ts';

const fills = ['fill-sky', 'fill-marigold', 'fill-clay', 'fill-indigo', 'fill-leaf'];
const grounds = ['bg-sky', 'bg-marigold', 'bg-clay', 'bg-indigo', 'bg-leaf'];
const inks = ['fill-night', 'fill-night', 'fill-paper', 'fill-on-indigo', 'fill-paper'];

const Line = ({ weeks }: { readonly weeks: readonly number[] }) => {
  const total = weeks.reduce((sum, each) => sum + each, 0);
  const percent = (length: number) => `${(length / total) * 100}%`;
  return (
    <svg className="tone-ink block h-16 w-full lg:h-32" aria-hidden="true">
      {weeks.map((length, i) => {
        const start = weeks.slice(0, i).reduce((sum, each) => sum + each, 0);
        return (
          <g key={start} className="font-bold font-display text-title lg:text-display">
            <rect
              x={percent(start)}
              width={percent(length)}
              height="100%"
              className={fills[i % fills.length]}
            />
            <text
              x={percent(start + length / 2)}
              y="50%"
              textAnchor="middle"
              dominantBaseline="central"
              className={inks[i % inks.length]}
            >
              {length}
            </text>
          </g>
        );
      })}
    </svg>
  );
};

export const PhaseLine = ({ title, intro, items }: ResearchContent['phases']) => (
  <>
    <SectionHead tone="ink" labelledBy="phases-title" title={title} text={intro} />
    <Line weeks={items.map(({ duration }) => Number.parseInt(duration, 10) || 1)} />
    <ol
      aria-labelledby="phases-title"
      className="wrap tone-ink grid gap-x-8 gap-y-12 pt-12 pb-(--rhythm) md:grid-cols-2 xl:grid-cols-5"
    >
      {items.map(({ title: name, duration, text }, i) => (
        <li key={name}>
          <div className="flex items-center gap-3">
            <span className={`size-4 ${grounds[i % grounds.length]}`} />
            <span className="text-small text-muted">{duration}</span>
          </div>
          <h3 className="mt-3">{name}</h3>
          <p className="mt-2 max-w-text text-muted">{text}</p>
        </li>
      ))}
    </ol>
  </>
);

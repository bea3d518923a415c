import { SectionHead } from '../components/section.tsx';
import type { ResearchContent } from '../content/pages/research.ts';

const looks = [
  'bg-sky text-night',
  'bg-marigold text-night',
  'bg-clay text-paper',
  'bg-indigo text-on-indigo',
  'bg-leaf text-paper',
];

/** The phases of a project, each below its duration. In wide windows, the durations form a bar. */
export const PhaseLine = ({ title, intro, items }: ResearchContent['phases']) => (
  <>
    <SectionHead tone="ink" labelledBy="phases-title" title={title} text={intro} />
    <ol
      aria-labelledby="phases-title"
      className="wrap tone-ink grid gap-y-12 pb-(--rhythm) md:grid-cols-2 xl:grid-cols-5"
    >
      {items.map(({ title: name, duration, text }, index) => (
        <li key={name}>
          <p
            className={`px-5 py-3 font-bold font-display text-title xl:py-8 xl:text-subheading ${looks[index % looks.length]}`}
          >
            {duration}
          </p>
          <h3 className="mt-5">{name}</h3>
          <p className="mt-2 max-w-text pr-8 text-muted">{text}</p>
        </li>
      ))}
    </ol>
  </>
);

import { useId } from 'react';
import { Section, SectionHead } from '../components/section.tsx';

interface Phase {
  readonly title: string;
  /** Begins with its number of weeks: '10 weeks'. */
  readonly duration: string;
  readonly text: string;
}

const fills = ['fill-sky', 'fill-marigold', 'fill-clay', 'fill-indigo', 'fill-leaf'];
const grounds = ['bg-sky', 'bg-marigold', 'bg-clay', 'bg-indigo', 'bg-leaf'];

/** The phases one after the other, each as long as it lasts. */
const Line = ({ weeks }: { readonly weeks: readonly number[] }) => {
  const total = weeks.reduce((sum, each) => sum + each, 0);
  const starts = weeks.map((_, i) => weeks.slice(0, i).reduce((sum, each) => sum + each, 0));
  return (
    <svg
      viewBox={`0 0 ${total} 1`}
      preserveAspectRatio="none"
      className="block h-16 w-full lg:h-28"
      aria-hidden="true"
    >
      {weeks.map((length, i) => (
        <rect
          key={`${starts[i]}`}
          x={starts[i]}
          width={length}
          height="1"
          className={fills[i % fills.length]}
        />
      ))}
    </svg>
  );
};

interface PhaseLineProps {
  readonly title: string;
  readonly intro: string;
  readonly items: readonly Phase[];
}

/** How a project runs: a line drawn to scale across the page, and what happens in each stretch. */
export const PhaseLine = ({ title, intro, items }: PhaseLineProps) => {
  const id = useId();
  return (
    <>
      <Section tone="ink" labelledBy={id} className="pb-12! lg:pb-16!">
        <SectionHead id={id} title={title} text={intro} className="mb-0!" />
      </Section>
      <div className="tone-ink">
        <Line weeks={items.map(({ duration }) => Number.parseInt(duration, 10) || 1)} />
      </div>
      <ol
        aria-labelledby={id}
        className="wrap tone-ink grid gap-x-8 gap-y-12 pt-12 pb-(--rhythm) md:grid-cols-2 xl:grid-cols-5"
      >
        {items.map(({ title: name, duration, text }, i) => (
          <li key={name}>
            <div className="flex items-center gap-3">
              <span className={`size-4 rotate-45 ${grounds[i % grounds.length]}`} />
              <span className="text-small text-muted">{duration}</span>
            </div>
            <h3 className="mt-3">{name}</h3>
            <p className="mt-2 max-w-text text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </>
  );
};

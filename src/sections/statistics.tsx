import type { ReactNode } from 'react';
import type { Tone } from '../components/section.tsx';
import type { Statistic } from '../content/types.ts';

/** `.count-held` hides the final value until `count-on-scroll.ts` shows 0 and counts up. */
const Figure = ({ value, suffix, animated }: Omit<Statistic, 'label'>) =>
  animated ? (
    <span className="count-held" data-value={value} data-suffix={suffix}>
      {`${value}${suffix}`}
    </span>
  ) : (
    `${value}${suffix}`
  );

interface StatisticsProps {
  readonly items: readonly Statistic[];
  /** How and when the figures were counted. May be empty. */
  readonly note: string;
  readonly tone: Tone;
  readonly children: ReactNode;
}

export const Statistics = ({ items, note, tone, children }: StatisticsProps) => (
  <section className={`tone-${tone} wrap`}>
    <dl className="grid grid-cols-2 lg:grid-cols-4">
      {items.map(({ label, ...figure }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-line py-10 pr-4 max-lg:even:border-l max-lg:even:pl-5 max-lg:nth-[n+3]:border-t lg:not-first:border-l lg:not-first:pl-8 lg:py-16"
        >
          <dt className="mt-3 text-muted">{label}</dt>
          <dd className="font-bold font-display text-giant">
            <Figure {...figure} />
          </dd>
        </div>
      ))}
    </dl>
    <p className="flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3 border-line border-t py-6 text-muted text-small">
      {note && <span>{note}</span>}
      {children}
    </p>
  </section>
);

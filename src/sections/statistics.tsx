import { CountUp } from '../components/count-up.tsx';
import type { Statistic } from '../content/types.ts';

/**
 * Figures in a dark band from edge to edge; the marked ones count up when the band comes into view.
 */
export const Statistics = ({ items }: { readonly items: readonly Statistic[] }) => (
  <section className="tone-ink wrap">
    <dl className="statistics">
      {items.map(({ label, value, suffix, animated }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{animated ? <CountUp value={value} suffix={suffix} /> : `${value}${suffix}`}</dd>
        </div>
      ))}
    </dl>
  </section>
);

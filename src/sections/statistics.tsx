import { Figure } from '../components/figure.tsx';
import type { Statistic } from '../content/types.ts';

interface StatisticsProps {
  readonly items: readonly Statistic[];
  /** How and when the figures were counted. May be empty. */
  readonly note: string;
}

export const Statistics = ({ items, note }: StatisticsProps) => (
  <section className="tone-ink wrap">
    <dl className="statistics">
      {items.map(({ label, ...figure }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Figure {...figure} />
          </dd>
        </div>
      ))}
    </dl>
    {note && <p className="border-line border-t py-6 text-muted text-small">{note}</p>}
  </section>
);

import { Figure } from '../components/figure.tsx';
import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/link.tsx';
import type { Path, Statistic } from '../content/types.ts';

interface StatGridProps {
  readonly statistics: readonly Statistic[];
  /** How and when the figures were counted. May be empty. */
  readonly note: string;
  readonly link: { readonly text: string; readonly to: Path };
}

export const StatGrid = ({ statistics, note, link }: StatGridProps) => (
  <section className="wrap tone-marigold py-14 lg:py-20">
    <dl className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4 lg:gap-x-0">
      {statistics.map(({ label, ...figure }) => (
        <div key={label} className="flex flex-col-reverse border-night border-l-2 pl-4 lg:pl-6">
          <dt className="mt-3 font-semibold">{label}</dt>
          <dd className="font-bold font-display text-[clamp(2.5rem,1.6rem+3.9vw,5.5rem)]/[0.9] tracking-[-0.04em]">
            <Figure {...figure} />
          </dd>
        </div>
      ))}
    </dl>
    {note && <p className="mt-8 text-small">{note}</p>}
    <p className="mt-12">
      <SiteLink
        to={link.to}
        className="inline-flex min-h-11 items-center gap-2 font-semibold underline decoration-2 underline-offset-4 hover:decoration-4"
      >
        {link.text}
        <Icon name="arrow-right" />
      </SiteLink>
    </p>
  </section>
);

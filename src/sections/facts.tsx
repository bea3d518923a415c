import type { ReactNode } from 'react';

interface FactsProps {
  readonly entries: readonly (readonly [name: string, value: ReactNode])[];
  /** Shows the facts side by side in wide windows. */
  readonly isRow?: boolean;
}

export const Facts = ({ entries, isRow }: FactsProps) => (
  <dl className={isRow ? 'lg:grid lg:grid-cols-4 lg:gap-x-8' : undefined}>
    {entries.map(([name, value]) => (
      <div
        key={name}
        className={`grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-x-4 border-line border-b py-2 ${isRow ? 'lg:block' : ''}`}
      >
        <dt className="text-muted text-small">{name}</dt>
        <dd className="font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
);

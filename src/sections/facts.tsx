import type { ReactNode } from 'react';

interface FactsProps {
  readonly entries: readonly (readonly [name: string, value: ReactNode])[];
  /** Shows the facts side by side in wide windows. */
  readonly isRow?: boolean;
}

export const Facts = ({ entries, isRow }: FactsProps) => (
  <dl
    className={`grid grid-cols-[fit-content(40%)_minmax(0,1fr)] gap-x-6 ${isRow ? 'lg:grid-cols-4 lg:gap-x-8' : ''}`}
  >
    {entries.map(([name, value]) => (
      <div
        key={name}
        className={`col-span-2 grid grid-cols-subgrid items-baseline border-line border-b py-2 ${isRow ? 'lg:col-span-1 lg:block lg:border-0' : ''}`}
      >
        <dt className="text-muted text-small">{name}</dt>
        <dd className="font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
);

import type { ReactNode } from 'react';

interface FactsProps {
  readonly entries: readonly (readonly [name: string, value: ReactNode])[];
}

export const Facts = ({ entries }: FactsProps) => (
  <dl className="grid grid-cols-[fit-content(34%)_minmax(0,1fr)] gap-x-6">
    {entries.map(([name, value]) => (
      <div
        key={name}
        className="col-span-2 grid grid-cols-subgrid items-baseline border-line border-b py-2 last:border-0"
      >
        <dt className="text-muted text-small">{name}</dt>
        <dd className="font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
);

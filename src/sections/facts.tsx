import type { ReactNode } from 'react';

export const Facts = ({
  entries,
}: {
  readonly entries: readonly (readonly [name: string, value: ReactNode])[];
}) => (
  <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
    {entries.map(([name, value]) => (
      <div key={name} className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-baseline sm:block">
        <dt className="text-muted text-small">{name}</dt>
        <dd className="font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
);

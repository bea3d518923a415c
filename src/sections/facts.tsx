import type { ReactNode } from 'react';

export const Facts = ({
  entries,
}: {
  readonly entries: readonly (readonly [name: string, value: ReactNode])[];
}) => (
  <dl>
    {entries.map(([name, value]) => (
      <div
        key={name}
        className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-baseline gap-x-4 border-line border-b py-2"
      >
        <dt className="text-muted text-small">{name}</dt>
        <dd className="font-semibold">{value}</dd>
      </div>
    ))}
  </dl>
);

import type { Statistic } from '../content/types.ts';

/** If `animated`, counts up from 0 (`count-on-scroll.ts`); `.count-held` hides it until then. */
export const Figure = ({ value, suffix, animated }: Omit<Statistic, 'label'>) =>
  animated ? (
    <span className="count-held" data-value={value} data-suffix={suffix}>
      {`${value}${suffix}`}
    </span>
  ) : (
    `${value}${suffix}`
  );

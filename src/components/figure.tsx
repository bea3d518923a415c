import type { Statistic } from '../content/types.ts';

/**
 * If `animated`, counts up from 0 (`count-on-scroll.ts`). Until that script shows 0, `.count-held`
 * hides the final value.
 */
export const Figure = ({ value, suffix, animated }: Omit<Statistic, 'label'>) =>
  animated ? (
    <span className="count-held" data-value={value} data-suffix={suffix}>
      {`${value}${suffix}`}
    </span>
  ) : (
    `${value}${suffix}`
  );

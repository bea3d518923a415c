import type { Statistic } from '../content/types.ts';

/**
 * A figure. If `animated`, it counts up from 0 when half of its `<dl>` is in view
 * (`count-on-scroll.ts`). `.count-held` hides the final value until the script shows 0.
 */
export const Figure = ({ value, suffix, animated }: Omit<Statistic, 'label'>) =>
  animated ? (
    <span className="count-held" data-value={value} data-suffix={suffix}>
      {`${value}${suffix}`}
    </span>
  ) : (
    `${value}${suffix}`
  );

interface CountUpProps {
  readonly value: number;
  readonly suffix: string;
}

/**
 * A figure that counts up from 0 when half of its band is in view; see `count-on-scroll.ts`. Until
 * script runs, `.count-held` hides the end value of a figure that will count.
 */
export const CountUp = ({ value, suffix }: CountUpProps) => (
  <span className="count-held" data-value={value} data-suffix={suffix}>
    {`${value}${suffix}`}
  </span>
);

import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { constants } from '../content/constants.ts';
import { countAt } from './count-at.ts';
import { reducedMotion, watchArrival } from './use-arrival.ts';

const counting = {
  durationMs: constants.counterDurationMs,
  ticksPerSecond: constants.counterTicksPerSecond,
};

interface CountUpProps {
  readonly value: number;
  readonly suffix: string;
}

/**
 * A figure that counts up from 0, once, when half of its band is in view. Its end is never shown
 * before: until script runs, `.count-held` keeps it out of sight where it will count. Assistive
 * technology, paper, reduced motion and browsers without script have the end value throughout.
 */
export const CountUp = ({ value, suffix }: CountUpProps) => {
  const ref = useRef<HTMLSpanElement>(null);
  const [stage, setStage] = useState<'held' | 'waiting' | 'counting' | 'end'>('held');
  const [count, setCount] = useState(0);

  // Before the browser paints. A figure that is in sight already, because it is not to move or
  // because script came so late that the style sheet has let it go, stays as it is.
  useLayoutEffect(() => {
    if (!ref.current) return;
    setStage(getComputedStyle(ref.current).opacity === '0' ? 'waiting' : 'end');
  }, []);

  useEffect(() => {
    // The figures of one band start together.
    const band = ref.current?.closest('dl');
    if (stage !== 'waiting' || !band) return;
    return watchArrival(band, constants.counterShare, () =>
      setStage(reducedMotion() ? 'end' : 'counting'),
    );
  }, [stage]);

  useEffect(() => {
    if (stage !== 'counting') return;
    const start = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      const shown = countAt(value, now - start, counting);
      setCount(shown);
      if (shown === value) setStage('end');
      else frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [stage, value]);

  const end = `${value}${suffix}`;
  if (stage === 'held' || stage === 'end') {
    return (
      <span ref={ref} className={stage === 'held' ? 'count-held' : ''}>
        {end}
      </span>
    );
  }
  return (
    <span ref={ref}>
      <span className="sr-only print:not-sr-only">{end}</span>
      <span aria-hidden="true" className="print:hidden">
        {`${count}${suffix}`}
      </span>
    </span>
  );
};

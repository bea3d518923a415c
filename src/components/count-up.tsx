import { useEffect, useRef, useState } from 'react';
import { constants } from '../content/constants.ts';
import { countAt } from './count-at.ts';
import { useArrival } from './use-arrival.ts';

const counting = {
  durationMs: constants.counterDurationMs,
  ticksPerSecond: constants.counterTicksPerSecond,
};

interface CountUpProps {
  readonly value: number;
  readonly suffix: string;
}

/**
 * A figure that counts up from 0, once, when half of its band has scrolled into view. The HTML, assistive
 * technology and reduced motion have the end value throughout.
 */
export const CountUp = ({ value, suffix }: CountUpProps) => {
  const ref = useRef<HTMLSpanElement>(null);
  const [stage, setStage] = useState<'rest' | 'near' | 'counting'>('rest');
  const [count, setCount] = useState(0);
  useArrival(ref, {
    // The band of figures it stands in: the figures of one band start together.
    within: 'dl',
    share: constants.counterShare,
    seenFrom: constants.counterShare,
    onNear: () => setStage('near'),
    onArrive: () => setStage('counting'),
  });

  useEffect(() => {
    if (stage !== 'counting') return;
    const start = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      const shown = countAt(value, now - start, counting);
      setCount(shown);
      if (shown === value) setStage('rest');
      else frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [stage, value]);

  return (
    <span ref={ref} className="tabular-nums">
      {stage === 'rest' ? (
        `${value}${suffix}`
      ) : (
        <>
          <span className="sr-only">{`${value}${suffix}`}</span>
          <span aria-hidden="true">{`${count}${suffix}`}</span>
        </>
      )}
    </span>
  );
};

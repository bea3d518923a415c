import * as m from 'framer-motion/m';
import { type ReactNode, useRef, useState } from 'react';
import { constants } from '../content/constants.ts';
import { useArrival } from './use-arrival.ts';

const stages = {
  /** As the HTML has it: in place, without a style of its own. */
  rest: {},
  near: { animate: { opacity: 0, y: 20, transition: { duration: 0 } } },
  arrived: { animate: { opacity: 1, y: 0 } },
} as const;

interface RevealProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/**
 * Lets its children rise into place, once, as they scroll in. What was in view when the page came
 * alive does not move; neither does anything without script or with reduced motion.
 */
export const Reveal = ({ children, className = '' }: RevealProps) => {
  const ref = useRef<HTMLDivElement>(null);
  const [stage, setStage] = useState<keyof typeof stages>('rest');
  useArrival(ref, {
    share: constants.revealShare,
    seenFrom: 0,
    onNear: () => setStage('near'),
    onArrive: () => setStage('arrived'),
  });
  // `initial` would be written into the HTML as a style attribute: hidden without script.
  return (
    <m.div
      ref={ref}
      initial={false}
      {...stages[stage]}
      className={`print:transform-none! print:opacity-100! ${className}`}
    >
      {children}
    </m.div>
  );
};

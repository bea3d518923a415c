import { type ReactNode, useRef } from 'react';
import { constants } from '../content/constants.ts';
import { useAnimate } from './use-animate.ts';
import { useArrival } from './use-arrival.ts';

const RISE_PX = 20;

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
  const { ready, animate } = useAnimate(ref);
  useArrival(ref, {
    share: constants.revealShare,
    onNear: () => {
      if (ready()) ref.current?.classList.add('reveal-near');
    },
    onArrive: () => {
      if (!ref.current?.classList.contains('reveal-near')) return;
      ref.current.classList.remove('reveal-near');
      animate({ opacity: [0, 1], transform: [`translateY(${RISE_PX}px)`, 'none'] });
    },
  });
  return (
    <div ref={ref} className={className}>
      {children}
    </div>
  );
};

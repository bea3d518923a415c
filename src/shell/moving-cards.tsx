import { AnimatePresence, domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';
import { constants } from '../content/constants.ts';

const OPEN = { opacity: 1, y: 0 } as const;
const transition = { duration: constants.layoutAnimationS, ease: [0.22, 1, 0.36, 1] } as const;

interface MovingCardsProps {
  readonly cards: readonly { readonly key: string; readonly card: ReactNode }[];
}

/** Cards that rise when they come and sink when they go; they only fade where motion is reduced. */
export const MovingCards = ({ cards }: MovingCardsProps) => (
  <LazyMotion features={domAnimation} strict>
    <MotionConfig reducedMotion="user" transition={transition}>
      <AnimatePresence initial={false}>
        {cards.map(({ key, card }) => (
          <m.div
            key={key}
            initial={{ opacity: 0, y: 24 }}
            animate={OPEN}
            // What goes must not be pressed a second time.
            exit={{ opacity: 0, y: 12, pointerEvents: 'none', transition: { duration: 0.2 } }}
          >
            {card}
          </m.div>
        ))}
      </AnimatePresence>
    </MotionConfig>
  </LazyMotion>
);

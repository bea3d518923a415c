import { AnimatePresence, domAnimation, LazyMotion, MotionConfig } from 'framer-motion';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';
import { slideToPlace } from '../components/slide-to-place.ts';
import { constants } from '../content/constants.ts';

// Removes the transform after the animation, because a 3D transform blurs text.
const OPEN = { opacity: 1, rotateX: 0, transitionEnd: { transformPerspective: 0 } } as const;
/** Rotates around the bottom edge. */
const SHUT = { opacity: 0, rotateX: -60, transformPerspective: 800, originY: 1 } as const;
const transition = { duration: constants.layoutAnimationS, ease: constants.layoutEase } as const;

const GOING = { duration: 0.2, transformPerspective: { duration: 0 } } as const;

interface MovingCardsProps {
  readonly cards: readonly { readonly key: string; readonly card: ReactNode }[];
}

/** Cards swing up to appear, and down to disappear. With reduced motion, they only fade. */
export const MovingCards = ({ cards }: MovingCardsProps) => (
  <LazyMotion features={domAnimation} strict>
    <MotionConfig reducedMotion="user" transition={transition}>
      <div ref={slideToPlace} className="contents">
        <AnimatePresence initial={false}>
          {cards.map(({ key, card }) => (
            <m.div
              key={key}
              style={{ pointerEvents: 'auto' }}
              initial={SHUT}
              animate={OPEN}
              // A card that is leaving must not be clicked again.
              exit={{ ...SHUT, pointerEvents: 'none', transition: GOING }}
            >
              {card}
            </m.div>
          ))}
        </AnimatePresence>
      </div>
    </MotionConfig>
  </LazyMotion>
);

import { LazyMotion, MotionConfig } from 'framer-motion';
import type { ReactNode } from 'react';
import { constants } from '../content/constants.ts';

// 30 KB that nothing waits for: they come after hydration, and until they are there elements with a
// motion stand still.
const loadFeatures = async () => (await import('./motion-features.ts')).features;

/** The site's motion: one duration and one easing for whatever names none of its own. */
export const Motion = ({ children }: { readonly children: ReactNode }) => (
  <LazyMotion features={loadFeatures} strict>
    <MotionConfig
      reducedMotion="user"
      transition={{ duration: constants.layoutAnimationS, ease: [0.22, 1, 0.36, 1] }}
    >
      {children}
    </MotionConfig>
  </LazyMotion>
);

import * as m from 'framer-motion/m';
import {
  type FocusEvent,
  type ReactNode,
  useEffect,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react';
import { constants } from '../content/constants.ts';
import { controls, positionText } from '../content/controls.ts';
import type { Slide } from './carousel.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import { IconButton } from './icon-button.tsx';
import { type Rotation, rotate, startRotation } from './rotation.ts';
import { useMediaQuery } from './use-media-query.ts';

const SLIDE_PX = 24;

const motionOf = ({ phase, direction }: Rotation) => {
  const transition = { duration: constants.testimonialSlideS };
  switch (phase) {
    case 'still':
      return {};
    case 'leaving':
      return { animate: { x: -SLIDE_PX * direction, opacity: 0, transition } };
    case 'entering':
      return { animate: { x: [SLIDE_PX * direction, 0], opacity: [0, 1], transition } };
  }
};

const useDocumentHidden = () =>
  useSyncExternalStore(
    (onChange) => {
      document.addEventListener('visibilitychange', onChange);
      return () => document.removeEventListener('visibilitychange', onChange);
    },
    () => document.hidden,
    () => false,
  );

interface RotatorProps {
  readonly label: string;
  readonly slides: readonly Slide[];
  /** Heading and introduction, on one line with the controls where there is room. */
  readonly header: ReactNode;
}

/**
 * Slides that take turns by themselves. They wait while somebody points at them or has the focus in
 * them, while the tab is hidden and when paused; with reduced motion they change by hand only.
 * Without script all of them can be read, one under the other.
 */
export const Rotator = ({ label, slides, header }: RotatorProps) => {
  const [rotation, dispatch] = useReducer(rotate, slides.length, startRotation);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const hidden = useDocumentHidden();
  const { index, phase, turns } = rotation;
  const running = playing && !held && !hidden && !still;

  const turn = (by: -1 | 1) => dispatch({ type: still ? 'cut' : 'turn', by });
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const play = (on: boolean) => {
    setPlaying(on);
    // Whoever presses play, with the pointer or the focus on the button, wants it to move.
    if (on) release();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn restarts the clock
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(
      () => dispatch({ type: 'turn', by: 1 }),
      constants.testimonialRotationMs,
    );
    return () => clearInterval(timer);
  }, [running, turns]);

  // A timer, not the animation's own end: while the motion features are still loading there is none.
  useEffect(() => {
    if (phase === 'still') return;
    const timer = setTimeout(() => dispatch({ type: 'slid' }), constants.testimonialSlideS * 1000);
    return () => clearTimeout(timer);
  }, [phase]);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={(event) => event.pointerType === 'mouse' && hold()}
      onPointerLeave={release}
      onFocus={(event) => event.target.matches(':focus-visible') && hold()}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) =>
        currentTarget.contains(relatedTarget) || release()
      }
    >
      <div className="mb-10 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 lg:mb-16">
        {header}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 noscript:hidden">
          <IconButton
            icon={playing ? 'pause' : 'play'}
            label={playing ? controls.pause : controls.play}
            onClick={() => play(!playing)}
            className="motion-reduce:hidden"
          />
          <CarouselControls index={index} names={slides.map(({ name }) => name)} onStep={turn} />
        </div>
      </div>
      <m.div
        initial={false}
        {...motionOf(rotation)}
        aria-live={running ? 'off' : 'polite'}
        className="grid grid-cols-1 noscript:gap-16"
      >
        {slides.map(({ name, content }, position) => (
          // biome-ignore lint/a11y/useSemanticElements: the ARIA carousel pattern's role, not a fieldset
          <div
            key={name}
            role="group"
            aria-roledescription="slide"
            aria-label={`${positionText(position, slides.length)}: ${name}`}
            className={`[grid-area:1/1] noscript:[grid-area:auto] ${position === index ? '' : 'invisible noscript:visible'}`}
          >
            {content}
          </div>
        ))}
      </m.div>
    </section>
  );
};

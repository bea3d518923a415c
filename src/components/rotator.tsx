import {
  type FocusEvent,
  useEffect,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { constants } from '../content/constants.ts';
import { controls, positionText } from '../content/controls.ts';
import { moveTiming, reducedMotion } from './arrival.ts';
import type { CarouselProps } from './carousel.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import { IconButton } from './icon-button.tsx';
import { rotate, startRotation } from './rotation.ts';

const SLIDE_PX = 24;

const changesOf = (target: () => EventTarget, type: string) => (onChange: () => void) => {
  const watched = target();
  watched.addEventListener(type, onChange);
  return () => watched.removeEventListener(type, onChange);
};
const motionChanges = changesOf(() => matchMedia('(prefers-reduced-motion: reduce)'), 'change');
const visibilityChanges = changesOf(() => document, 'visibilitychange');
const inHtml = () => false;

/**
 * Slides that rotate automatically. The rotation pauses on hover and focus, while the tab is
 * hidden, and with the pause button. With reduced motion, only the visitor changes the slide.
 * Without script, all slides are listed.
 */
export const Rotator = ({ label, slides, header }: CarouselProps) => {
  const [rotation, dispatch] = useReducer(rotate, slides.length, startRotation);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);
  const still = useSyncExternalStore(motionChanges, reducedMotion, inHtml);
  const hidden = useSyncExternalStore(visibilityChanges, () => document.hidden, inHtml);
  const slidesRef = useRef<HTMLDivElement>(null);
  const { index, phase, direction, turns } = rotation;
  const running = playing && !held && !hidden && !still;

  const turn = (by: -1 | 1) => dispatch({ type: still ? 'cut' : 'turn', by });
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const play = (on: boolean) => {
    setPlaying(on);
    // Play must start the rotation although the button is hovered or focused.
    if (on) release();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn restarts the timer
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(
      () => dispatch({ type: 'turn', by: 1 }),
      constants.testimonialRotationMs,
    );
    return () => clearInterval(timer);
  }, [running, turns]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn restarts the animation
  useEffect(() => {
    if (phase === 'still') return;
    const isLeaving = phase === 'leaving';
    const aside = `translateX(${(isLeaving ? -1 : 1) * direction * SLIDE_PX}px)`;
    const duration = constants.testimonialSlideS * 1000;
    const slide = slidesRef.current?.animate(
      isLeaving
        ? { opacity: [1, 0], transform: ['none', aside] }
        : { opacity: [0, 1], transform: [aside, 'none'] },
      // Keeps the last state of the animation until the next slide is rendered.
      { ...moveTiming, duration, fill: 'forwards' },
    );
    const timer = setTimeout(() => dispatch({ type: 'slid' }), duration);
    return () => {
      clearTimeout(timer);
      slide?.cancel();
    };
  }, [phase, turns]);

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
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 plain:hidden">
          <IconButton
            icon={playing ? 'pause' : 'play'}
            label={playing ? controls.pause : controls.play}
            onClick={() => play(!playing)}
            className="motion-reduce:hidden"
          />
          <CarouselControls index={index} names={slides.map(({ name }) => name)} onStep={turn} />
        </div>
      </div>
      <div
        ref={slidesRef}
        aria-live={running ? 'off' : 'polite'}
        className="grid grid-cols-1 plain:gap-16"
      >
        {slides.map(({ name, content }, position) => (
          // biome-ignore lint/a11y/useSemanticElements: the ARIA carousel pattern's role, not a fieldset
          <div
            key={name}
            role="group"
            aria-roledescription="slide"
            aria-label={`${positionText(position, slides.length)}: ${name}`}
            className={`[grid-area:1/1] plain:[grid-area:auto] ${position === index ? '' : 'invisible plain:visible'}`}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
};

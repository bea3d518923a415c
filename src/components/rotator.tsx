import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { constants } from '../content/constants.ts';
import { controls } from '../content/controls.ts';
import { moveTiming, reducedMotion } from './arrival.ts';
import { type CarouselProps, Slides } from './carousel.tsx';
import { CarouselControls } from './carousel-controls.tsx';
import { IconButton } from './icon-button.tsx';

const SLIDE_PX = 24;
const SLIDE_MS = constants.testimonialSlideS * 1000;

const motionChanges = (onChange: () => void) => {
  const setting = matchMedia('(prefers-reduced-motion: reduce)');
  setting.addEventListener('change', onChange);
  return () => setting.removeEventListener('change', onChange);
};

/**
 * Slides that rotate automatically. Hover, focus and the pause button halt the rotation. With
 * reduced motion, only the visitor changes the slide. Without JavaScript, all slides are listed.
 */
export const Rotator = ({ label, slides }: CarouselProps) => {
  const [index, setIndex] = useState(0);
  const [turns, setTurns] = useState(0);
  const [playing, setPlaying] = useState(true);
  const [held, setHeld] = useState(false);
  const still = useSyncExternalStore(motionChanges, reducedMotion, () => false);
  const slidesRef = useRef<HTMLDivElement>(null);
  const goal = useRef(0);
  const motion = useRef<Animation>(undefined);
  const arrival = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = playing && !held && !still;

  const slide = (frames: PropertyIndexedKeyframes, fill: FillMode) => {
    motion.current?.cancel();
    const timing = { ...moveTiming, duration: SLIDE_MS, fill };
    motion.current = slidesRef.current?.animate(frames, timing);
  };
  /** Animates the old slide out, then the new one in. Calls during this time add up in `goal`. */
  const turn = (by: -1 | 1) => {
    goal.current = (goal.current + by + slides.length) % slides.length;
    setTurns((count) => count + 1);
    clearTimeout(arrival.current);
    if (still) {
      motion.current?.cancel();
      setIndex(goal.current);
      return;
    }
    const px = by * SLIDE_PX;
    // `forwards` keeps the old slide invisible until the new slide is rendered.
    slide({ opacity: [1, 0], transform: ['none', `translateX(${-px}px)`] }, 'forwards');
    arrival.current = setTimeout(() => {
      setIndex(goal.current);
      slide({ opacity: [0, 1], transform: [`translateX(${px}px)`, 'none'] }, 'none');
    }, SLIDE_MS);
  };
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  const play = (on: boolean) => {
    setPlaying(on);
    // Pressing play must start the rotation even though the button is hovered or focused.
    if (on) release();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn restarts the timer
  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => turn(1), constants.testimonialRotationMs);
    return () => clearTimeout(timer);
  }, [running, turns]);

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      onPointerEnter={(event) => event.pointerType === 'mouse' && hold()}
      onPointerLeave={release}
      onFocus={(event) => event.target.matches(':focus-visible') && hold()}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || release()}
    >
      <div
        ref={slidesRef}
        aria-live={running ? 'off' : 'polite'}
        className="grid grid-cols-1 plain:gap-16"
      >
        <Slides slides={slides} index={index} away="invisible plain:visible" />
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-2 lg:mt-10 plain:hidden">
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? controls.pause : controls.play}
          onClick={() => play(!playing)}
          className="motion-reduce:hidden"
        />
        <CarouselControls index={index} names={slides.map(({ name }) => name)} onStep={turn} />
      </div>
    </section>
  );
};

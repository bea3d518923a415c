import { type ReactNode, useState } from 'react';
import { positionText } from '../content/controls.ts';
import { CarouselControls } from './carousel-controls.tsx';
import { useSwipe } from './use-swipe.ts';

interface Slide {
  /** A short, unique name for the slide, for assistive technology. */
  readonly name: string;
  readonly content: ReactNode;
}

export interface CarouselProps {
  readonly label: string;
  readonly slides: readonly Slide[];
}

interface SlidesProps extends Pick<CarouselProps, 'slides'> {
  readonly index: number;
  readonly className?: string;
  /** Classes for the slides that are not shown. */
  readonly away: string;
}

/** All slides share one grid cell, so that changing slides does not move the content below. */
export const Slides = ({ slides, index, className = '', away }: SlidesProps) =>
  slides.map(({ name, content }, position) => (
    // biome-ignore lint/a11y/useSemanticElements: the ARIA carousel pattern's role, not a fieldset
    <div
      key={name}
      role="group"
      aria-roledescription="slide"
      aria-label={`${positionText(position, slides.length)}: ${name}`}
      className={`[grid-area:1/1] plain:[grid-area:auto] ${className} ${position === index ? '' : away}`}
    >
      {content}
    </div>
  ));

const away =
  'invisible opacity-0 [transform:var(--hinge-side)] plain:visible plain:transform-none plain:opacity-100';

/** Shows one slide at a time, and wraps around. Without JavaScript, lists all slides. */
export const Carousel = ({ label, slides }: CarouselProps) => {
  const [index, setIndex] = useState(0);
  const step = (by: -1 | 1) => setIndex((now) => (now + by + slides.length) % slides.length);
  const swipe = useSwipe(step);
  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <div
        aria-live="polite"
        className="grid [touch-action:pan-y] grid-cols-1 overflow-x-clip plain:gap-16"
        {...swipe}
      >
        <Slides
          slides={slides}
          index={index}
          className="transition-[opacity,transform,visibility] duration-(--time-layout) origin-left ease-open motion-reduce:transition-none"
          away={away}
        />
      </div>
      <div className="mt-8 lg:mt-10">
        <CarouselControls index={index} names={slides.map(({ name }) => name)} onStep={step} />
      </div>
    </section>
  );
};

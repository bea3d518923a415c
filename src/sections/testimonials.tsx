import { useRef, useState } from 'react';
import { CarouselControls } from '../components/carousel-controls.tsx';
import { Picture } from '../components/picture.tsx';
import { Section } from '../components/section.tsx';
import { useMoveIn } from '../components/use-move-in.ts';
import { useSwipe } from '../components/use-swipe.ts';
import { pageWords } from '../content/page-words.ts';
import type { ClientTestimonial } from '../content/types.ts';

const Testimonial = ({ testimonial }: { readonly testimonial: ClientTestimonial }) => {
  const { body, author } = testimonial;
  return (
    <figure className="grid gap-6 border-t-4 border-ink pt-6 lg:row-span-2 lg:grid-rows-subgrid">
      <blockquote>
        <p className="font-bold font-display text-title">{`“${body}”`}</p>
      </blockquote>
      <figcaption className="flex items-start gap-4">
        <Picture id={author.image} alt="" className="size-16 flex-none" />
        <div className="min-w-0 grow">
          <span className="block font-semibold">{author.name}</span>
          <span className="block text-small text-muted">
            {`${author.handle}, ${author.company}`}
          </span>
        </div>
        {author.logo && <Picture id={author.logo} alt="" className="size-10 flex-none" />}
      </figcaption>
    </figure>
  );
};

/** Three columns on a desktop. On a phone, one at a time, or a list if JavaScript is off. */
export const Testimonials = ({
  items: given,
}: {
  readonly items: readonly ClientTestimonial[];
}) => {
  // The longest is first: on a phone, the others take up its height.
  const items = given.toSorted((a, b) => b.body.length - a.body.length);
  const [index, setIndex] = useState(0);
  const step = (by: -1 | 1) => setIndex((now) => (now + by + items.length) % items.length);
  const swipe = useSwipe(step);
  const current = useRef<HTMLLIElement>(null);
  useMoveIn(current, index);
  return (
    <Section labelledBy="testimonials-title" title={pageWords.testimonials}>
      <ul
        className="grid [touch-action:pan-y] grid-cols-1 gap-x-10 lg:grid-cols-3 lg:gap-y-16 plain:gap-y-12"
        {...swipe}
      >
        {items.map((testimonial, position) => (
          <li
            key={testimonial.author.name}
            ref={position === index ? current : null}
            className={`lg:contents max-lg:[grid-area:1/1] max-lg:plain:[grid-area:auto] ${position === index ? '' : 'max-lg:invisible max-lg:plain:visible'}`}
          >
            <Testimonial testimonial={testimonial} />
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not of fields */}
      <div role="group" aria-labelledby="testimonials-title" className="mt-8 lg:hidden">
        <CarouselControls
          index={index}
          names={items.map(({ author }) => author.name)}
          onStep={step}
          onJump={setIndex}
        />
      </div>
    </Section>
  );
};

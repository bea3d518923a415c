import { useId } from 'react';
import { Picture } from '../components/picture.tsx';
import { Reveal } from '../components/reveal.tsx';
import { Section } from '../components/section.tsx';
import type { IllustratedItem } from '../content/types.ts';

interface HallOfFameProps {
  readonly title: string;
  readonly intro: string;
  readonly items: readonly IllustratedItem[];
}

/** A gallery that one walks along: pictures hang left, right, left, with their words beside them. */
export const HallOfFame = ({ title, intro, items }: HallOfFameProps) => {
  const id = useId();
  return (
    <Section tone="ink" labelledBy={id} layout="grid" className="gap-y-14 lg:gap-y-0">
      <header className="col-[content] lg:col-[2/span_7] lg:mb-20">
        <h2 id={id}>{title}</h2>
        <p className="mt-5 max-w-text text-lead text-muted">{intro}</p>
      </header>
      {items.map(({ title: name, description, image }, index) => (
        <Reveal
          key={name}
          className={`col-[content] grid gap-6 lg:grid-cols-12 lg:items-end lg:gap-10 ${index > 0 ? 'lg:-mt-12' : ''}`}
        >
          <div
            className={`relative aspect-4/3 lg:row-start-1 ${index % 2 ? 'lg:col-[7/13]' : 'lg:col-[1/7]'}`}
          >
            <Picture id={image} alt="" className="absolute inset-0" />
          </div>
          <div
            className={`lg:row-start-1 lg:pb-4 ${index % 2 ? 'lg:col-[2/7] lg:text-right' : 'lg:col-[7/12]'}`}
          >
            <h3>{name}</h3>
            <p className="mt-3 max-w-text text-muted">{description}</p>
          </div>
        </Reveal>
      ))}
    </Section>
  );
};

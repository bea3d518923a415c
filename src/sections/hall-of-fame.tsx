import { Picture } from '../components/picture.tsx';
import { Section } from '../components/section.tsx';
import type { TrainingContent } from '../content/pages/training.ts';

/** A gallery in two staggered columns. The first cell contains the heading. */
export const HallOfFame = ({ title, intro, items }: TrainingContent['hallOfFame']) => (
  <Section tone="ink" labelledBy="fame-title">
    <div className="grid gap-x-10 gap-y-8 md:grid-cols-2 md:gap-y-14 lg:gap-x-16 lg:gap-y-20">
      <header className="lg:pr-10">
        <h2 id="fame-title">{title}</h2>
        <p className="mt-6 max-w-text text-lead text-muted">{intro}</p>
      </header>
      {items.map(({ title: name, description, image }, index) => (
        <div
          data-reveal
          key={name}
          className={`max-md:grid max-md:grid-cols-[6rem_minmax(0,1fr)] max-md:gap-x-5 ${index % 2 ? 'md:-mt-28 md:mb-28 lg:-mt-56 lg:mb-56' : ''}`}
        >
          <Picture
            id={image}
            alt=""
            className="aspect-square h-auto max-md:row-span-2 max-md:self-start md:aspect-4/3"
          />
          <h3 className="md:mt-6">{name}</h3>
          <p className="mt-2 max-w-text text-muted">{description}</p>
        </div>
      ))}
    </div>
  </Section>
);

import { Picture } from '../components/picture.tsx';
import { Section } from '../components/section.tsx';
import type { TrainingContent } from '../content/pages/training.ts';

export const HallOfFame = ({ title, intro, items }: TrainingContent['hallOfFame']) => (
  <Section tone="ink" labelledBy="fame-title" title={title} text={intro}>
    <ul className="grid gap-8 md:grid-cols-3 lg:gap-10">
      {items.map(({ title: name, description, image }) => (
        <li
          key={name}
          data-reveal
          className="max-md:grid max-md:grid-cols-[6rem_minmax(0,1fr)] max-md:gap-x-5"
        >
          <Picture
            id={image}
            alt=""
            className="aspect-square h-auto max-md:row-span-2 max-md:self-start md:aspect-4/3"
          />
          <h3 className="md:mt-6">{name}</h3>
          <p className="mt-2 max-w-text text-muted">{description}</p>
        </li>
      ))}
    </ul>
  </Section>
);

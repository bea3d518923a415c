import { useId } from 'react';
import { Icon } from '../components/icon.tsx';
import { Picture } from '../components/picture.tsx';
import { Reveal } from '../components/reveal.tsx';
import { Section, SectionHead } from '../components/section.tsx';
import type { ImageId, Offering } from '../content/types.ts';

interface OfferingsProps {
  readonly title: string;
  readonly items: readonly Offering[];
  /** Fills the place that an odd number of offerings leaves in the grid. */
  readonly image: ImageId;
}

/** What a service consists of: a dense grid of ruled cells. */
export const Offerings = ({ title, items, image }: OfferingsProps) => {
  const id = useId();
  return (
    <Section tone="surface" labelledBy={id}>
      <SectionHead id={id} title={title} />
      <ul className="ruled-grid">
        {items.map(({ name, description, icon }) => (
          <li key={name}>
            <Reveal>
              <Icon name={icon} className="size-9 text-clay" />
              <h3 className="mt-6">{name}</h3>
              <ul className="ticks mt-5">
                {description.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Reveal>
          </li>
        ))}
        {items.length % 2 === 1 && (
          <li
            className={`relative hidden overflow-hidden p-0! md:block ${items.length % 3 === 1 ? 'lg:col-span-2' : ''}`}
            aria-hidden="true"
          >
            <Picture id={image} alt="" className="absolute inset-0" />
          </li>
        )}
      </ul>
    </Section>
  );
};

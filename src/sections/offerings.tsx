import { Icon } from '../components/icon.tsx';
import { Picture } from '../components/picture.tsx';
import { Section } from '../components/section.tsx';
import { Unfold } from '../components/unfold.tsx';
import type { ImageId, Service } from '../content/types.ts';

type OfferingsProps = NonNullable<Service['offerings']> & {
  /** A hero's drawing. If the number of items is odd, its pattern fills the last cell. */
  readonly motif: ImageId;
};

export const Offerings = ({ title, items, motif }: OfferingsProps) => (
  <Section tone="surface" labelledBy="offers-title" title={title}>
    <ul className="ruled-grid">
      {items.map(({ name, description, icon }, index) => (
        <li
          key={name}
          className={`unfold-item ${items.length % 6 === 1 && index === items.length - 1 ? 'lg:col-span-2' : ''}`}
        >
          <Unfold
            icon={<Icon name={icon} className="size-9 text-clay" />}
            summary={<h3>{name}</h3>}
          >
            <ul className="ticks text-muted">
              {description.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Unfold>
        </li>
      ))}
      {items.length % 2 === 1 && (
        <li className="relative hidden overflow-hidden p-0! md:block" aria-hidden="true">
          <Picture id={motif} alt="" corner="small" className="absolute inset-0" />
        </li>
      )}
    </ul>
  </Section>
);

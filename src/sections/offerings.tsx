import { Icon } from '../components/icon.tsx';
import { Pattern } from '../components/pattern.tsx';
import { Section } from '../components/section.tsx';
import { Unfold } from '../components/unfold.tsx';
import type { Service } from '../content/types.ts';

export const Offerings = ({ title, items }: NonNullable<Service['offerings']>) => (
  <Section tone="surface" labelledBy="offers-title" title={title}>
    <ul className="ruled-grid">
      {items.map(({ name, description, icon }, index) => (
        <li key={name} className="unfold-item">
          <Unfold
            icon={<Icon name={icon} className="size-9 text-clay" />}
            summary={<h3>{name}</h3>}
            isOpen={index === 0}
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
        <li
          className={`relative hidden overflow-hidden p-0! md:block ${items.length % 3 === 1 ? 'lg:col-span-2' : ''}`}
          aria-hidden="true"
        >
          <Pattern seed={title} columns={6} rows={3} className="absolute inset-0" />
        </li>
      )}
    </ul>
  </Section>
);

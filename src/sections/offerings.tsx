import { Icon } from '../components/icon.tsx';
import { Pattern } from '../components/pattern.tsx';
import { Section, SectionHead } from '../components/section.tsx';
import { Unfold } from '../components/unfold.tsx';
import type { Service } from '../content/types.ts';

// Cells below one heavy line, with hairlines between them. On a phone, `Unfold` has the padding.
const cell =
  'border-line border-b md:max-lg:odd:pr-8 md:max-lg:even:border-l md:max-lg:even:pl-8 lg:pr-10 lg:not-nth-[3n+1]:border-l lg:not-nth-[3n+1]:pl-10';
const triangles =
  '*:before:absolute *:before:top-[0.5em] *:before:left-0 *:before:size-[0.6em] *:before:bg-marigold *:before:[clip-path:polygon(0_0,100%_50%,0_100%)] forced-colors:*:before:bg-[CanvasText]';

export const Offerings = ({ title, items }: NonNullable<Service['offerings']>) => (
  <Section tone="surface" labelledBy="offers-title">
    <SectionHead id="offers-title" title={title} />
    <ul className="grid border-ink border-t-4 md:grid-cols-2 lg:grid-cols-3">
      {items.map(({ name, description, icon }, index) => (
        <li key={name} className={`md:py-9 lg:py-11 ${cell}`}>
          <Unfold
            icon={<Icon name={icon} className="size-9 text-clay" />}
            summary={<h3>{name}</h3>}
            isOpen={index === 0}
          >
            <ul className={`flex flex-col gap-3 text-muted *:relative *:pl-6 ${triangles}`}>
              {description.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Unfold>
        </li>
      ))}
      {items.length % 2 === 1 && (
        <li
          className={`relative hidden overflow-hidden p-0! md:block ${cell} ${items.length % 3 === 1 ? 'lg:col-span-2' : ''}`}
          aria-hidden="true"
        >
          <Pattern seed={title} columns={6} rows={3} className="absolute inset-0" />
        </li>
      )}
    </ul>
  </Section>
);

import { Icon } from '../components/icon.tsx';
import { Section } from '../components/section.tsx';
import type { AcademyContent } from '../content/pages/academy.ts';

export const Audience = ({ title, items }: AcademyContent['whoItIsFor']) => (
  <Section tone="sand" layout="grid" labelledBy="audience-title" className="gap-y-12">
    <h2 id="audience-title" className="col-[content] lg:col-[2/span_4] lg:pr-8">
      {title}
    </h2>
    <ul className="col-[content] grid gap-x-16 gap-y-12 sm:grid-cols-2 lg:col-[6/span_8]">
      {items.map(({ name, description, icon }) => (
        <li key={name}>
          <span className="grid size-14 place-items-center bg-ink text-paper">
            <Icon name={icon} />
          </span>
          <h3 className="mt-5">{name}</h3>
          <p className="mt-2 text-muted">{description}</p>
        </li>
      ))}
    </ul>
  </Section>
);

import { Icon } from '../components/icon.tsx';
import { SideSection } from '../components/section.tsx';
import type { AcademyContent } from '../content/pages/academy.ts';

export const Audience = ({ title, items }: AcademyContent['whoItIsFor']) => (
  <SideSection tone="sand" labelledBy="audience-title" title={title}>
    <ul className="grid gap-x-16 gap-y-12 sm:grid-cols-2">
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
  </SideSection>
);

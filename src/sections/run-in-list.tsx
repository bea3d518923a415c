import { SideSection } from '../components/section.tsx';
import type { CareersContent } from '../content/pages/careers.ts';

export const RunInList = ({ title, items }: CareersContent['whyWorkHere']) => (
  <SideSection labelledBy="reasons-title" title={title}>
    <ul className="flex flex-col gap-8 lg:gap-10">
      {items.map(({ name, description }) => (
        <li key={name} className="text-lead">
          <h3 className="inline text-[1em] leading-[inherit]">{name}.</h3>{' '}
          <p className="inline text-muted">{description}</p>
        </li>
      ))}
    </ul>
  </SideSection>
);

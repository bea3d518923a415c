import { Section } from '../components/section.tsx';
import type { CareersContent } from '../content/pages/careers.ts';

export const RunInList = ({ title, items }: CareersContent['whyWorkHere']) => (
  <Section layout="grid" labelledBy="reasons-title" className="gap-y-10">
    <h2 id="reasons-title" className="col-[content] lg:col-[2/span_4] lg:pr-8">
      {title}
    </h2>
    <ul className="col-[content] flex flex-col gap-8 lg:col-[6/span_8] lg:gap-10">
      {items.map(({ name, description }) => (
        <li key={name} className="text-[clamp(1.25rem,1.05rem+0.9vw,1.875rem)]/[1.35]">
          <h3 className="inline text-[1em] leading-[inherit]">{name}.</h3>{' '}
          <p className="inline text-muted">{description}</p>
        </li>
      ))}
    </ul>
  </Section>
);

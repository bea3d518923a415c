import { Icon } from '../components/icon.tsx';
import { Pattern } from '../components/pattern.tsx';
import { Section } from '../components/section.tsx';
import type { Service } from '../content/types.ts';

/** Reasons. On wide screens, the title stays in view beside them. */
export const WhyChooseUs = ({ title, items }: Service['whyChooseUs']) => (
  <Section tone="ink" layout="grid" labelledBy="why-title" className="gap-y-12">
    <div className="col-[content] lg:col-[content-start/span_5] lg:pr-12">
      <div className="lg:sticky lg:top-[calc(var(--bar)+3rem)]">
        <h2 id="why-title">{title}</h2>
        <div className="mt-12 hidden aspect-square max-w-88 overflow-hidden lg:block">
          <Pattern seed={title} columns={3} rows={3} />
        </div>
      </div>
    </div>
    <ul className="col-[content] border-line border-t lg:col-[col_7/content-end]">
      {items.map(({ name, description, icon }) => (
        <li key={name} className="border-line border-b">
          <div data-reveal className="grid grid-cols-[3rem_minmax(0,1fr)] gap-y-1 py-5 md:py-9">
            <Icon name={icon} className="mt-0.5 text-marigold" />
            <h3>{name}</h3>
            <p className="col-start-2 text-muted">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  </Section>
);

import { Icon } from '../components/icon.tsx';
import { Pattern } from '../components/pattern.tsx';
import { SideSection } from '../components/section.tsx';
import type { Service } from '../content/types.ts';

export const WhyChooseUs = ({ title, items }: Service['whyChooseUs']) => (
  <SideSection
    tone="ink"
    labelledBy="why-title"
    title={title}
    aside={
      <div className="mt-12 hidden aspect-square max-w-88 overflow-hidden lg:block">
        <Pattern seed={title} columns={3} rows={3} />
      </div>
    }
  >
    <ul className="border-line border-t">
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
  </SideSection>
);

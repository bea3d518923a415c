import { Icon } from '../components/icon.tsx';
import { SideSection } from '../components/section.tsx';
import type { AboutContent } from '../content/pages/about.ts';

type NamedRowsProps = AboutContent['coreValues'] & { readonly intro?: string };

/** Names with descriptions, one per row. */
export const NamedRows = ({ title, intro, items }: NamedRowsProps) => (
  <SideSection labelledBy="rows-title" title={title} text={intro}>
    <ul>
      {items.map(({ name, description, icon }) => (
        <li key={name} className="border-line border-t first:border-ink first:border-t-4">
          <div
            data-reveal
            className="grid grid-cols-[3rem_minmax(0,1fr)] gap-y-2 py-7 md:grid-cols-[4rem_minmax(0,1fr)_minmax(0,1fr)] md:gap-x-4 md:py-9"
          >
            <Icon name={icon} className="mt-0.5 text-clay" />
            <h3 className="text-subheading">{name}</h3>
            <p className="col-start-2 text-muted md:col-start-3">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  </SideSection>
);

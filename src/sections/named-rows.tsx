import { Icon } from '../components/icon.tsx';
import { Picture } from '../components/picture.tsx';
import { SideSection } from '../components/section.tsx';
import type { AboutContent } from '../content/pages/about.ts';
import type { ImageId } from '../content/types.ts';
import { bandGroundOf } from './hero-backgrounds.ts';

type NamedRowsProps = AboutContent['coreValues'] & {
  readonly intro?: string;
  /** A hero's drawing. The section has its colour, and shows its pattern below the title. */
  readonly motif?: ImageId;
};

export const NamedRows = ({ title, intro, items, motif }: NamedRowsProps) => (
  <SideSection
    ground={motif && bandGroundOf(motif)}
    labelledBy="rows-title"
    title={title}
    text={intro}
    aside={
      motif && (
        <div className="mt-12 aspect-square max-w-90 max-lg:hidden">
          <Picture id={motif} alt="" corner="large" />
        </div>
      )
    }
  >
    <ul>
      {items.map(({ name, description, icon }) => (
        <li
          key={name}
          data-reveal
          className="grid grid-cols-[3rem_minmax(0,1fr)] gap-y-2 border-line border-t py-5 first:border-ink first:border-t-4 md:grid-cols-[4rem_minmax(0,1fr)_minmax(0,1fr)] md:gap-x-4 md:py-9"
        >
          <Icon name={icon} className={`mt-0.5 ${motif ? '' : 'text-clay'}`} />
          <h3 className="text-subheading lg:pr-8">{name}</h3>
          <p className="col-start-2 text-muted md:col-start-3">{description}</p>
        </li>
      ))}
    </ul>
  </SideSection>
);

import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/link.tsx';
import { Picture } from '../components/picture.tsx';
import type { NavigationEntry } from '../content/types.ts';

interface LargeIndexProps {
  readonly entries: readonly (NavigationEntry & {
    /** Shown below the description, such as a person or a client. */
    readonly note: string;
  })[];
  /** The side of the pictures that narrow windows show, because the motif is there. */
  readonly motif: 'left' | 'right';
}

export const LargeIndex = ({ entries, motif }: LargeIndexProps) => (
  <ul>
    {entries.map(({ name, description, to, image, note }) => (
      <li key={to}>
        <SiteLink to={to} className="service-row page-grid">
          <span className="service-row-picture">
            <Picture
              id={image}
              alt=""
              className={`absolute inset-0 max-lg:object-cover ${motif === 'left' ? 'object-[20%]' : 'object-[84%]'}`}
            />
          </span>
          <span className="service-row-words">
            <span className="font-bold font-display text-[1.625rem]/[1.1] text-balance md:text-heading">
              {name}
            </span>
            <span className="service-row-description">{description}</span>
            <span className="font-semibold max-lg:text-small">{note}</span>
          </span>
          <Icon
            name="arrow-right"
            className="nudge col-[col_12/content-end] hidden size-8 self-center justify-self-end lg:block"
          />
        </SiteLink>
      </li>
    ))}
  </ul>
);

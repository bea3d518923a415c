import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/link.tsx';
import { Picture } from '../components/picture.tsx';
import type { NavigationEntry } from '../content/types.ts';

interface LargeIndexProps {
  readonly entries: readonly (NavigationEntry & {
    /** Shown below the description, such as a person or a client. */
    readonly note: string;
    /** Shown beside the text in wide windows, such as duration and price. The first is large. */
    readonly figures?: readonly [string, string];
  })[];
  /** The side of the pictures that narrow windows show, because the motif is there. */
  readonly motif: 'left' | 'right';
}

export const LargeIndex = ({ entries, motif }: LargeIndexProps) => (
  <ul>
    {entries.map(({ name, description, to, image, note, figures }) => (
      <li key={to}>
        <SiteLink to={to} className="service-row page-grid">
          <span className={`service-row-picture ${figures ? 'max-lg:row-span-2' : ''}`}>
            <Picture
              id={image}
              alt=""
              className={`absolute inset-0 max-lg:object-cover ${motif === 'left' ? 'object-[20%]' : 'object-[84%]'}`}
            />
          </span>
          <span className={`service-row-words ${figures ? 'lg:col-[col_4/span_6] lg:pr-8' : ''}`}>
            <span className="font-bold font-display text-[1.625rem]/[1.1] text-balance md:text-heading">
              {name}
            </span>
            <span className="service-row-description">{description}</span>
            <span className="font-semibold max-lg:text-small">{note}</span>
          </span>
          {figures && (
            <span className="max-lg:-mt-4 col-[col_5/content-end] flex flex-wrap gap-x-3 font-semibold max-lg:pb-4 max-lg:text-small lg:col-[col_10/span_2] lg:flex-col lg:justify-center">
              <span className="lg:font-bold lg:font-display lg:text-title">{figures[0]}</span>
              <span>{figures[1]}</span>
            </span>
          )}
          <Icon
            name="arrow-right"
            className="nudge col-[col_12/content-end] hidden size-8 self-center justify-self-end lg:block"
          />
        </SiteLink>
      </li>
    ))}
  </ul>
);

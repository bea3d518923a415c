import { type SyntheticEvent, useState } from 'react';
import { ArrowLink, SiteLink } from '../components/link.tsx';
import { Picture } from '../components/picture.tsx';
import { navigation } from '../content/navigation.ts';
import type { ImageId } from '../content/types.ts';
import { LeadName } from './lead-name.tsx';
import { type MenuName, menuEntries } from './menu-entries.ts';

/** A menu's pages, and the picture of the page whose link is hovered or focused. */
export const DropdownPanel = ({ name }: { readonly name: MenuName }) => {
  const { overview, lead, image: first } = navigation[name];
  const entries = menuEntries[name];
  const [pointed, setPointed] = useState<ImageId>();

  const point = ({ target }: SyntheticEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const entry = entries.find(({ to }) => to === link?.pathname);
    if (entry) setPointed(entry.image);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only watches the links inside
    <div className="page-grid" onPointerOver={point} onFocus={point}>
      <div className="tone-ink col-[full-start/col_4] flex flex-col justify-between gap-8">
        <div className="flex flex-col items-start gap-4 pt-10 pr-8 pl-[max(var(--gutter),(100vw-var(--page))/2)]">
          <p className="font-display text-title font-bold">{lead}</p>
          <ArrowLink to={`/${name}`}>{overview}</ArrowLink>
        </div>
        <Picture id={pointed ?? first} alt="" className="h-44" />
      </div>
      <div className="col-[col_4/content-end] py-8 pl-10">
        <ul className="grid grid-cols-2 gap-x-8 gap-y-1">
          {entries.map((entry) => (
            <li key={entry.to}>
              <SiteLink to={entry.to} className="dropdown-entry">
                <Picture id={entry.image} alt="" />
                <span>
                  <span className="block font-semibold">{entry.name}</span>
                  <span className="block text-small text-muted">{entry.description}</span>
                  {name === 'services' && <LeadName topic={entry.to.slice(1)} />}
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};

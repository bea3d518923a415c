import { type SyntheticEvent, useState } from 'react';
import { ArrowLink, SiteLink } from '../components/link.tsx';
import { Picture } from '../components/picture.tsx';
import { TeamStrip } from '../components/team-strip.tsx';
import { navigation } from '../content/navigation.ts';
import type { ImageId } from '../content/types.ts';
import { type MenuName, menuEntries } from './menu-entries.ts';

/** A menu of the top bar: its pages, and a picture of the one under the pointer. */
export const DropdownPanel = ({ name }: { readonly name: MenuName }) => {
  const { overview, lead, image: first } = navigation[name];
  const entries = menuEntries[name];
  const [image, setImage] = useState<ImageId>(first);

  const showImage = ({ target }: SyntheticEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const entry = entries.find(({ to }) => to === link?.pathname);
    if (entry) setImage(entry.image);
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside handle the keys
    <div className="page-grid" onPointerOver={showImage} onFocus={showImage}>
      <div className="tone-ink col-[full-start/col_4] flex flex-col justify-between gap-8">
        <div className="flex flex-col items-start gap-4 pt-10 pr-8 pl-[max(var(--gutter),(100vw-var(--page))/2)]">
          <p className="font-display text-title font-bold">{lead}</p>
          <ArrowLink to={`/${name}`}>{overview}</ArrowLink>
        </div>
        <Picture id={image} alt="" className="h-44" />
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
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
        {name === 'company' && (
          <TeamStrip {...navigation.team} className="mt-5 ml-3 border-line border-t pt-5" />
        )}
      </div>
    </div>
  );
};

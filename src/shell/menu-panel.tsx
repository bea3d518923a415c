import { useEffect, useRef } from 'react';
import { focusFirst, moveWithArrows } from '../components/arrow-keys.ts';
import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/link.tsx';
import { Picture } from '../components/picture.tsx';
import { menus } from '../content/menus.gen.ts';
import { navigation } from '../content/navigation.ts';
import { markCurrentLinks } from '../page/current-links.ts';
import { LeadName } from './lead-name.tsx';
import { type MenuName, menuEntries } from './menu-entries.ts';

interface MenuPanelProps {
  readonly name: MenuName;
  readonly open: boolean;
  readonly onBack: () => void;
  readonly onClose: () => void;
}

/** A panel of the slide-in menu: over the menu on a phone, beside it in wide windows. */
export const MenuPanel = ({ name, open, onBack, onClose }: MenuPanelProps) => {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(markCurrentLinks, []);
  useEffect(() => {
    if (open && panel.current) focusFirst(panel.current);
  }, [open]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div
      ref={panel}
      id={`menu-${name}`}
      role="group"
      aria-label={menus.names[name]}
      className="menu-panel tone-indigo"
      data-open={open || undefined}
      inert={!open}
      onKeyDown={moveWithArrows}
    >
      <div className="flex items-center justify-between">
        <button type="button" className="menu-back" onClick={onBack}>
          <Icon name="chevron-left" />
          {navigation.back}
        </button>
        <button
          type="button"
          className="menu-close"
          aria-label={navigation.close}
          onClick={onClose}
        >
          <Icon name="x" />
        </button>
      </div>
      <p className="mt-4 font-display text-heading font-bold">{menus.names[name]}</p>
      <ul className="mt-4 border-line border-t">
        {menuEntries[name].map((entry) => (
          <li key={entry.to}>
            <SiteLink to={entry.to} className="menu-entry">
              <Picture id={entry.image} alt="" />
              <span>
                {entry.name}
                {name === 'services' && <LeadName topic={entry.to.slice(1)} />}
              </span>
            </SiteLink>
          </li>
        ))}
        <li>
          <SiteLink to={`/${name}`} className="menu-entry">
            <Icon name="arrow-right" />
            {navigation[name].overview}
          </SiteLink>
        </li>
      </ul>
    </div>
  );
};

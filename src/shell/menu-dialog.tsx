import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/link.tsx';
import { Logo } from '../components/logo.tsx';
import { TeamStrip } from '../components/team-strip.tsx';
import { phoneHref } from '../content/contact-details.ts';
import { navigation } from '../content/navigation.ts';
import { site } from '../content/site.ts';
import { idle } from '../page/idle.ts';
import { useLoaded } from '../page/use-loaded.ts';
import { moveWithArrows } from './arrow-keys.ts';
import { InstallSlot } from './install-slot.tsx';
import { type MenuName, menuEntries } from './menu-entries.ts';

const { home, company, services, team, links, contact } = navigation;
const DESKTOP = '(width >= 64rem)';

/** The side panels: only script opens them. */
const loadPanel = async () => {
  await idle();
  return (await import('./menu-panel.tsx')).MenuPanel;
};

/** The slide-in menu of small screens; a modal dialog, so that the focus stays in it. */
export const MenuDialog = ({ id: dialogId }: { readonly id: string }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const triggers = useRef<Partial<Record<MenuName, HTMLButtonElement | null>>>({});
  const [panel, setPanel] = useState<MenuName | null>(null);
  const MenuPanel = useLoaded(loadPanel);

  const close = () => dialog.current?.close();
  // What is done here must not be done once more by the button's own command.
  const closeByIcon = (event: MouseEvent) => {
    event.preventDefault();
    close();
  };
  const leavePanel = (left: MenuName) => {
    setPanel(null);
    triggers.current[left]?.focus();
  };
  const closeFrom = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target : null;
    if (pressed === dialog.current || pressed?.closest('a')) close();
  };

  useEffect(() => {
    const desktop = matchMedia(DESKTOP);
    const leave = () => dialog.current?.close();
    desktop.addEventListener('change', leave);
    return () => desktop.removeEventListener('change', leave);
  }, []);

  const trigger = (id: MenuName, name: string) => (
    <button
      type="button"
      ref={(element) => {
        triggers.current[id] = element;
      }}
      className="menu-item"
      aria-expanded={panel === id}
      aria-controls={`menu-${id}`}
      onClick={() => setPanel((shown) => (shown === id ? null : id))}
    >
      {name}
      <Icon name="chevron-right" />
    </button>
  );

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog answers Escape by itself
    <dialog
      ref={dialog}
      id={dialogId}
      aria-label={navigation.menu}
      className="menu-dialog"
      onClick={closeFrom}
      onClose={() => setPanel(null)}
    >
      <div className="menu-sheet tone-ink">
        <div className="flex items-center justify-between">
          <Logo className="text-[1.5rem]" />
          <button
            type="button"
            className="menu-close"
            aria-label={navigation.close}
            {...{ command: 'close', commandfor: dialogId }}
            onClick={closeByIcon}
          >
            <Icon name="x" />
          </button>
        </div>
        <nav aria-label={navigation.menu} className="mt-3" onKeyDown={moveWithArrows}>
          <ul>
            <li>
              <SiteLink to={home.to} className="menu-item">
                {home.name}
              </SiteLink>
            </li>
            <li>{trigger('company', company.name)}</li>
            <li>{trigger('services', services.name)}</li>
            {[...links, contact].map(({ name, to }) => (
              <li key={to}>
                <SiteLink to={to} className="menu-item">
                  {name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <p className="mt-auto flex flex-col pt-8 pb-6 font-semibold">
          <InstallSlot />
          <a href={phoneHref} className="footer-link">
            {site.phone}
          </a>
          <a href={`mailto:${site.email}`} className="footer-link">
            {site.email}
          </a>
        </p>
        <div className="frieze -mx-(--gutter) flex-none" />
      </div>
      {MenuPanel && (
        <>
          <MenuPanel
            id="menu-company"
            group={company}
            entries={menuEntries.company}
            open={panel === 'company'}
            onBack={() => leavePanel('company')}
            onClose={close}
          >
            {panel === 'company' && <TeamStrip {...team} className="mt-6" />}
          </MenuPanel>
          <MenuPanel
            id="menu-services"
            group={services}
            entries={menuEntries.services}
            open={panel === 'services'}
            onBack={() => leavePanel('services')}
            onClose={close}
          />
        </>
      )}
    </dialog>
  );
};

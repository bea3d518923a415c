import { useHydrated } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { moveWithArrows } from '../components/arrow-keys.ts';
import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/link.tsx';
import { Logo } from '../components/logo.tsx';
import { phoneHref, whatsappHref } from '../content/contact-details.ts';
import { menus } from '../content/menus.gen.ts';
import { navigation } from '../content/navigation.ts';
import { site } from '../content/site.ts';
import { InstallSlot } from './install-slot.tsx';
import { type MenuName, menuNames } from './menu-entries.ts';
import { MenuPanel } from './menu-panel.tsx';

/** The slide-in menu for small screens. It is a modal dialog, so that the focus stays inside. */
export const MenuDialog = ({ id: dialogId }: { readonly id: string }) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [panel, setPanel] = useState<MenuName | null>(null);
  const isHydrated = useHydrated();

  const close = () => dialog.current?.close();
  // Prevents the button's `command`, as in mobile-menu.tsx, because Chromium would log a warning.
  const closeByIcon = (event: MouseEvent) => {
    event.preventDefault();
    close();
  };
  const leavePanel = (left: MenuName) => {
    setPanel(null);
    dialog.current?.querySelector<HTMLElement>(`[aria-controls="menu-${left}"]`)?.focus();
  };
  const closeFrom = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target : null;
    if (pressed === dialog.current || pressed?.closest('a')) close();
  };

  useEffect(() => {
    const desktop = matchMedia('(width >= 64rem)');
    const leave = () => dialog.current?.close();
    desktop.addEventListener('change', leave);
    return () => desktop.removeEventListener('change', leave);
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog itself handles Escape
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
              <SiteLink to="/" className="menu-item">
                {navigation.home}
              </SiteLink>
            </li>
            {menuNames.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  className="menu-item"
                  aria-expanded={panel === name}
                  aria-controls={`menu-${name}`}
                  onClick={() => setPanel((shown) => (shown === name ? null : name))}
                >
                  {menus.names[name]}
                  <Icon name="chevron-right" />
                </button>
              </li>
            ))}
            {[...menus.bar, { name: menus.names.contact, to: '/contact' } as const].map(
              ({ name, to }) => (
                <li key={to}>
                  <SiteLink to={to} className="menu-item">
                    {name}
                  </SiteLink>
                </li>
              ),
            )}
          </ul>
        </nav>
        <p className="mt-auto flex flex-col pt-8 pb-6 font-semibold">
          <InstallSlot />
          <a href={phoneHref} className="footer-link">
            {site.phone}
          </a>
          {site.whatsapp && (
            <a href={whatsappHref()} target="_blank" rel="noopener" className="footer-link">
              WhatsApp
            </a>
          )}
          <a href={`mailto:${site.email}`} className="footer-link">
            {site.email}
          </a>
        </p>
        <div className="frieze -mx-(--gutter) flex-none" />
      </div>
      {/* Not in the server's HTML, because only JavaScript can open the panels. */}
      {isHydrated &&
        menuNames.map((name) => (
          <MenuPanel
            key={name}
            name={name}
            open={panel === name}
            onBack={() => leavePanel(name)}
            onClose={close}
          />
        ))}
    </dialog>
  );
};

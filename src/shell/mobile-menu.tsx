import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { navigation } from '../content/navigation.ts';
import { later } from '../sections/later.tsx';

const MenuDialog = later((below) => below.MenuDialog);
const DIALOG = 'site-menu';

// Keeps the button's own command from doing the same again.
const open = (event: MouseEvent) => {
  event.preventDefault();
  const dialog = document.getElementById(DIALOG);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
};

/** The menu of small screens and what opens it. `children` stand in the bar before its button. */
export const MobileMenu = ({ children }: { readonly children: ReactNode }) => (
  <div className="bar-menu">
    {children}
    {/* Opens before the page has come alive, where the browser knows commands. */}
    <button
      type="button"
      className="menu-button"
      aria-haspopup="dialog"
      {...{ command: 'show-modal', commandfor: DIALOG }}
      onClick={open}
    >
      {navigation.menu}
      <Icon name="menu" />
    </button>
    <a href="#site-links" className="menu-fallback">
      {navigation.menu}
    </a>
    <MenuDialog id={DIALOG} />
  </div>
);

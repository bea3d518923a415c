import type { MouseEvent, ReactNode } from 'react';
import { Icon } from '../components/icon.tsx';
import { navigation } from '../content/navigation.ts';
import { islands } from '../sections/later.tsx';

const DIALOG = 'site-menu';

// Prevents the button's `command`, which is only for pages whose script has not run. Otherwise,
// Chromium would log a warning that the dialog is already open.
const open = (event: MouseEvent) => {
  event.preventDefault();
  const dialog = document.getElementById(DIALOG);
  if (dialog instanceof HTMLDialogElement && !dialog.open) dialog.showModal();
};

/** The menu for small screens, with its button. `children` precede the button. */
export const MobileMenu = ({ children }: { readonly children: ReactNode }) => (
  <div className="bar-menu">
    {children}
    <button
      type="button"
      className="menu-button noscript:hidden"
      aria-haspopup="dialog"
      {...{ command: 'show-modal', commandfor: DIALOG }}
      onClick={open}
    >
      {navigation.menu}
      <Icon name="menu" />
    </button>
    <a href="#site-links" className="menu-fallback noscript:flex">
      {navigation.menu}
    </a>
    <islands.MenuDialog id={DIALOG} />
  </div>
);

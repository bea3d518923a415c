import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/** The visitor may have opened a menu during the navigation. */
const menuIsOpen = (): boolean =>
  CSS.supports('selector(:popover-open)') &&
  document.querySelector('.dropdown-panel:popover-open') !== null;

/**
 * After a navigation, moves the focus to the new page's heading and announces the page's title. The
 * browser itself announces the first page.
 */
export const RouteAnnouncer = () => {
  const router = useRouter();
  const [title, setTitle] = useState('');

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        setTitle(document.title);
        const heading = document.querySelector<HTMLElement>('main h1');
        if (!heading || menuIsOpen()) return;
        heading.tabIndex = -1;
        heading.focus({ preventScroll: true });
      }),
    [router],
  );

  return (
    <p className="sr-only" aria-live="polite" aria-atomic="true">
      {title}
    </p>
  );
};

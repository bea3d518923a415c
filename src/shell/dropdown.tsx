import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { focusFirst, moveWithArrows } from '../components/arrow-keys.ts';
import { Icon } from '../components/icon.tsx';
import { menus } from '../content/menus.gen.ts';
import { islands } from '../sections/later.tsx';
import type { MenuName } from './menu-entries.ts';

interface DropdownProps {
  readonly name: MenuName;
  /** Whether the current page is in this menu. */
  readonly current: boolean;
}

/**
 * A menu in the top bar, as a popover. The browser opens it (even without JavaScript), closes the
 * other menu, handles Escape and clicks outside, and restores the focus. JavaScript handles the
 * arrow keys.
 */
export const Dropdown = ({ name, current }: DropdownProps) => {
  const id = `${name}-menu`;
  const panel = useRef<HTMLDivElement>(null);
  // In Safari before 17 and Firefox before 125, which lack popovers, CSS opens the menu.
  const close = () => panel.current?.hidePopover?.();

  const openWithArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !panel.current) return;
    event.preventDefault();
    panel.current.showPopover?.();
    focusFirst(panel.current);
  };
  const closeWhenLeft = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (next instanceof Node && !event.currentTarget.contains(next)) close();
  };

  return (
    <li className="dropdown" onBlur={closeWhenLeft}>
      <button
        type="button"
        popoverTarget={id}
        className="bar-link"
        data-current={current || undefined}
        onKeyDown={openWithArrow}
      >
        {menus.names[name]}
        <Icon name="chevron-down" className="bar-chevron size-4" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for events of the links inside */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="dropdown-panel tone-surface"
        onKeyDown={moveWithArrows}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) close();
        }}
      >
        <islands.DropdownPanel name={name} />
      </div>
    </li>
  );
};

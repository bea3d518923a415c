import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { Icon } from '../components/icon.tsx';
import { ArrowLink, SiteLink } from '../components/link.tsx';
import type { NavigationEntry, Path } from '../content/types.ts';
import { focusFirst, moveWithArrows } from './arrow-keys.ts';

interface DropdownProps {
  readonly id: string;
  readonly name: string;
  readonly overview: { readonly name: string; readonly to: Path };
  readonly lead: string;
  readonly entries: readonly NavigationEntry[];
  /** The page shown is one of its own. */
  readonly current: boolean;
}

/**
 * A menu of the top bar. The browser's own popover opens it (without script, too), closes the other
 * one, answers Escape and a press outside, and gives the focus back; the arrow keys are ours.
 */
export const Dropdown = ({ id, name, overview, lead, entries, current }: DropdownProps) => {
  const panel = useRef<HTMLDivElement>(null);
  const close = () => panel.current?.hidePopover();

  const openWithArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || !panel.current) return;
    event.preventDefault();
    panel.current.showPopover();
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
        {name}
        <Icon name="chevron-down" className="bar-chevron size-4" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside take the keys */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="dropdown-panel"
        onKeyDown={moveWithArrows}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) close();
        }}
      >
        <div className="page-grid">
          <div className="tone-ink col-[full-start/col_4] flex flex-col items-start justify-between gap-8 py-10 pr-8 pl-[max(var(--gutter),(100vw-var(--page))/2)]">
            <p className="font-display text-title font-bold">{lead}</p>
            <ArrowLink to={overview.to}>{overview.name}</ArrowLink>
          </div>
          <ul className="col-[col_4/content-end] grid grid-cols-2 gap-x-8 gap-y-1 py-8 pl-10">
            {entries.map((entry) => (
              <li key={entry.to}>
                <SiteLink to={entry.to} className="dropdown-entry">
                  <Icon name={entry.icon} />
                  <span>
                    <span className="block font-semibold">{entry.name}</span>
                    <span className="block text-small text-muted">{entry.description}</span>
                  </span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </li>
  );
};

import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react';
import { Icon } from '../components/icon.tsx';
import { ArrowLink, SiteLink } from '../components/link.tsx';
import { Picture } from '../components/picture.tsx';
import type { NavigationGroup } from '../content/navigation.ts';
import type { ImageId, NavigationEntry } from '../content/types.ts';
import { focusFirst, moveWithArrows } from './arrow-keys.ts';

interface DropdownProps {
  readonly id: string;
  readonly group: NavigationGroup;
  readonly entries: readonly NavigationEntry[];
  /** The page shown is one of its own. */
  readonly current: boolean;
  /** Below the entries. */
  readonly children?: ReactNode;
}

/**
 * A menu of the top bar. The browser's own popover opens it (without script, too), closes the other
 * one, answers Escape and a press outside, and gives the focus back; the arrow keys are ours.
 */
export const Dropdown = ({ id, group, entries, current, children }: DropdownProps) => {
  const [image, setImage] = useState<ImageId>(group.image);
  const panel = useRef<HTMLDivElement>(null);
  // Styles stand in for the popover where there is none: Safari before 17, Firefox before 125.
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

  const showImage = ({ target }: SyntheticEvent) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const entry = entries.find(({ to }) => to === link?.pathname);
    if (entry) setImage(entry.image);
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
        {group.name}
        <Icon name="chevron-down" className="bar-chevron size-4" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links inside take the keys */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="dropdown-panel"
        onKeyDown={moveWithArrows}
        onPointerOver={showImage}
        onFocus={showImage}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('a')) close();
        }}
      >
        <div className="page-grid">
          <div className="tone-ink col-[full-start/col_4] flex flex-col justify-between gap-8">
            <div className="flex flex-col items-start gap-4 pt-10 pr-8 pl-[max(var(--gutter),(100vw-var(--page))/2)]">
              <p className="font-display text-title font-bold">{group.lead}</p>
              <ArrowLink to={group.to}>{group.overview}</ArrowLink>
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
            {children}
          </div>
        </div>
      </div>
    </li>
  );
};

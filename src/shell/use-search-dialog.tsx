import { useNavigate } from '@tanstack/react-router';
import {
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { SearchDialogProps } from '../finder/search-dialog.tsx';
import { asksForSearch, slashIsOn, switchSlash } from './search-keys.ts';

type Dialog = ComponentType<SearchDialogProps>;

// Ignores the fields of a dialog that has just closed: it has the focus until the next frame.
const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select')) &&
  !target.closest('dialog:not([open])');

interface SearchOpener {
  /** The click handler of a link to the search page, which opens if the dialog fails to load. */
  readonly onLink: (event: MouseEvent) => void;
  readonly dialog: ReactNode;
}

/** Opens the search dialog, also with a key. The dialog's code is loaded on first use. */
export const useSearchDialog = (): SearchOpener => {
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<Dialog>();
  // The number of the open dialog, or 0 if none is open. The close event of a dialog fires in a
  // later task, when the next dialog may already be open.
  const [shown, setShown] = useState(0);
  const count = useRef(0);
  const close = (opening: number) => setShown((current) => (current === opening ? 0 : current));

  const open = () => {
    const field = document.querySelector<HTMLElement>('main [role="combobox"]');
    if (field) return field.focus();
    count.current += 1;
    const opening = count.current;
    setShown(opening);
    import('../finder/search-dialog.tsx').then(
      ({ SearchDialog }) => setDialog(() => SearchDialog),
      () => {
        close(opening);
        void navigate({ to: '/search' });
      },
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` uses nothing that changes
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!asksForSearch(event, isTyping(event), slashIsOn())) return;
      event.preventDefault();
      // Does not open a second dialog.
      if (!document.querySelector('dialog[open]')) open();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return {
    onLink: (event) => {
      // The click opens a new tab or window.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open();
    },
    dialog: shown > 0 && Dialog && (
      <Dialog
        key={shown}
        slashIsOn={slashIsOn()}
        onSlash={switchSlash}
        onClose={() => close(shown)}
      />
    ),
  };
};

import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import type { SearchDialogProps } from '../finder/search-dialog.tsx';
import { asksForSearch, slashIsOn, switchSlash } from './search-keys.ts';

// Ignores fields in a closed dialog, because they keep the focus for one frame after it closes.
const isTyping = ({ target }: Event): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select')) &&
  !target.closest('dialog:not([open])');

interface SearchOpener {
  /** Handles a click on a link to the search page. If the dialog fails to load, that page opens. */
  readonly onLink: (event: MouseEvent) => void;
  readonly dialog: ReactNode;
}

/** Opens the search dialog, by link or key. The dialog's code is loaded on first use. */
export const useSearchDialog = (): SearchOpener => {
  const navigate = useNavigate();
  const [Dialog, setDialog] = useState<ComponentType<SearchDialogProps>>();
  const [openings, setOpenings] = useState(0);

  const open = () => {
    const field = document.querySelector<HTMLElement>('main [role="combobox"]');
    if (field) return field.focus();
    import('../finder/search-dialog.tsx').then(
      ({ SearchDialog }) => {
        setDialog(() => SearchDialog);
        setOpenings((count) => count + 1);
      },
      () => void navigate({ to: '/search' }),
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `open` uses nothing that changes
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!asksForSearch(event, isTyping(event), slashIsOn())) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) open();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return {
    onLink: (event) => {
      // The browser opens a new tab or window.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      open();
    },
    dialog: Dialog && <Dialog openings={openings} slashIsOn={slashIsOn()} onSlash={switchSlash} />,
  };
};

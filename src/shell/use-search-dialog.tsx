import { useNavigate } from '@tanstack/react-router';
import { type ComponentType, type MouseEvent, useEffect, useState } from 'react';
import type { SearchDialogProps } from '../finder/search-dialog.tsx';
import { asksForSearch } from './search-keys.ts';

/**
 * Opens the search dialog on a keyboard shortcut, or when a link to the search page is clicked. The
 * dialog's code is loaded on first use. If that fails, the search page opens.
 */
export const useSearchDialog = () => {
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
      if (!asksForSearch(event)) return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) open();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  return {
    onLink: (event: MouseEvent) => {
      // With one of these keys, the browser opens a new tab or window, or downloads the page.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      open();
    },
    dialog: Dialog && <Dialog openings={openings} />,
  };
};

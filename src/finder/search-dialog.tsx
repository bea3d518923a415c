import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Icon } from '../components/icon.tsx';
import { searchWords as words } from '../content/search-words.ts';
import { SearchBox } from './search-box.tsx';
import './search-dialog.css';

export interface SearchDialogProps {
  /** How many times the dialog has been opened. A new value opens it again, with an empty field. */
  readonly openings: number;
}

/** The browser keeps the focus inside a `<dialog>`, and restores it afterwards. */
export const SearchDialog = ({ openings }: SearchDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each opening shows the dialog
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, [openings]);
  const close = () => dialog.current?.close();

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog handles Escape by itself
    <dialog
      ref={dialog}
      aria-label={words.name}
      className="finder-dialog tone-surface"
      onClick={({ target }) => {
        const isLink = target instanceof Element && target.closest('a') !== null;
        if (target === dialog.current || isLink) close();
      }}
    >
      <div className="p-[clamp(1rem,4vw,1.75rem)]">
        <SearchBox
          key={openings}
          onQuery={(q) => {
            close();
            void navigate({ to: '/search', search: q === '' ? {} : { q } });
          }}
        />
        <div className="mt-4 flex items-center justify-between gap-4">
          <ul className="finder-keys finder-small">
            {words.keys.map(([key, what]) => (
              <li key={key}>
                <kbd>{key}</kbd> {what}
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="ml-auto inline-flex min-h-11 flex-none cursor-pointer items-center gap-2 font-semibold"
            onClick={close}
          >
            <Icon name="x" />
            {words.close}
          </button>
        </div>
      </div>
    </dialog>
  );
};

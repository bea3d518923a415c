import { useEffect, useState } from 'react';
import { Button } from '../components/button.tsx';
import type { ContactContent } from '../content/pages/contact.ts';
import { forgetShared, lastShared } from '../page/shared-text.ts';

interface SharedTextOfferProps {
  readonly words: ContactContent['shared'];
  readonly disabled: boolean;
  /** Receives the visitor's decision: the text to add, or ''. */
  readonly onDecided: (text: string) => void;
}

/** Asks whether to add text that another app shared, because any website can share text. */
export const SharedTextOffer = ({ words, disabled, onDecided }: SharedTextOfferProps) => {
  const [text, setText] = useState('');
  useEffect(() => void lastShared().then(setText), []);
  if (text === '') return null;

  const decide = (added: string) => {
    setText('');
    onDecided(added);
    // If the text cannot be erased, the next visit offers it again.
    forgetShared().catch(() => {});
  };
  return (
    <div role="status" className="border border-line tone-surface p-6">
      <p className="font-semibold">{words.offer}</p>
      <p className="mt-2 line-clamp-6 max-w-text whitespace-pre-wrap break-words text-muted">
        {text}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button disabled={disabled} onClick={() => decide(text)}>
          {words.add}
        </Button>
        <Button tone="outline" disabled={disabled} onClick={() => decide('')}>
          {words.discard}
        </Button>
      </div>
    </div>
  );
};

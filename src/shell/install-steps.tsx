import { useEffect, useId, useRef } from 'react';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../content/icons.ts';
import { install } from '../content/install-words.ts';

interface InstallStepsProps {
  readonly steps: readonly { readonly icon: IconName; readonly text: string }[];
  readonly onClose: () => void;
}

/** The steps for installing the site in a browser without an install prompt. */
export const InstallSteps = ({ steps, onClose }: InstallStepsProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby={title} className="install-steps" onClose={onClose}>
      <h2 id={title} className="font-display text-title font-bold">
        {install.title}
      </h2>
      <p className="mt-2 text-muted">{install.text}</p>
      <ol className="mt-6 border-line border-t">
        {steps.map(({ icon, text }) => (
          <li key={text} className="flex items-center gap-5 border-line border-b py-4">
            <Icon name={icon} className="size-8 text-indigo" />
            {text}
          </li>
        ))}
      </ol>
      <form method="dialog" className="mt-6">
        <Button type="submit">{install.close}</Button>
      </form>
    </dialog>
  );
};

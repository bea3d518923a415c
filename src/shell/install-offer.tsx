import { useLocation } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../components/button.tsx';
import { Icon } from '../components/icon.tsx';
import { install as words } from '../content/install-words.ts';
import { install } from '../page/install/install.ts';
import type { InstallWay } from '../page/install/install-rules.ts';

const openDialog = (dialog: HTMLDialogElement | null) => dialog?.showModal();

const InstallSteps = ({ way }: { readonly way: Exclude<InstallWay, 'prompt'> }) => (
  <dialog
    ref={openDialog}
    aria-labelledby="install-title"
    className="m-auto w-[min(28rem,100vw-2rem)] border-2 border-ink tone-surface p-[clamp(1.5rem,4vw,2rem)]"
    onClose={() => install.stepsShown.set(false)}
  >
    <h2 id="install-title" className="font-display text-title font-bold">
      {words.title}
    </h2>
    <p className="mt-2 text-muted">{words.text}</p>
    <ol className="mt-6 border-line border-t">
      {words.steps[way].map(({ icon, text }) => (
        <li key={text} className="flex items-center gap-5 border-line border-b py-4">
          <Icon name={icon} className="size-8 text-indigo" />
          {text}
        </li>
      ))}
    </ol>
    <form method="dialog" className="mt-6">
      <Button type="submit">{words.close}</Button>
    </form>
  </dialog>
);

export interface InstallOfferProps {
  /** Whether to show the steps for manual installation. Set for one of the shell's two offers. */
  readonly withSteps?: boolean;
}

/** The button 'Install this site', if the site can be installed and is not installed yet. */
export const InstallOffer = ({ withSteps = false }: InstallOfferProps) => {
  const way = useSyncExternalStore(install.way.subscribe, install.way.get);
  const stepsShown = useSyncExternalStore(install.stepsShown.subscribe, install.stepsShown.get);
  const { pathname } = useLocation();
  useEffect(() => install.seen(pathname), [pathname]);
  if (!way) return null;
  return (
    <>
      <button type="button" className="footer-link cursor-pointer gap-3" onClick={install.begin}>
        <Icon name="download" />
        {words.name}
      </button>
      {withSteps && stepsShown && way !== 'prompt' && <InstallSteps way={way} />}
    </>
  );
};

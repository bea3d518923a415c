import { useLocation } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from '../components/icon.tsx';
import { install as words } from '../content/install-words.ts';
import { install } from '../page/install/install.ts';
import { InstallSteps } from './install-steps.tsx';

export interface InstallOfferProps {
  /** Two offers may be on a page; this one shows the steps. */
  readonly withSteps?: boolean;
}

/** 'Install this site', if it can be installed and is not yet. */
export const InstallOffer = ({ withSteps = false }: InstallOfferProps) => {
  const way = useSyncExternalStore(install.subscribe, install.way);
  const stepsShown = useSyncExternalStore(install.subscribe, install.stepsShown);
  const { pathname } = useLocation();
  useEffect(() => install.seen(pathname), [pathname]);
  if (!way) return null;
  return (
    <>
      <button type="button" className="footer-link cursor-pointer gap-3" onClick={install.begin}>
        <Icon name="download" />
        {words.name}
      </button>
      {withSteps && stepsShown && way !== 'prompt' && (
        <InstallSteps steps={words.steps[way]} onClose={install.hideSteps} />
      )}
    </>
  );
};

import { useLocation } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from '../components/icon.tsx';
import { install as words } from '../content/install-words.ts';
import { install } from '../page/install/install.ts';
import { InstallSteps } from './install-steps.tsx';

export interface InstallOfferProps {
  /** Whether this offer shows the steps: a page may have two offers. */
  readonly withSteps?: boolean;
}

/** The button 'Install this site', if the site can be installed and is not installed yet. */
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

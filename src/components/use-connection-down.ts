import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-offline'] });
  return () => observer.disconnect();
};

/** Whether requests fail at the moment, as src/page/connection/connection.ts notes on the root. */
export const useConnectionDown = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => 'offline' in document.documentElement.dataset,
    () => false,
  );

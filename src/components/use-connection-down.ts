import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-offline'] });
  return () => observer.disconnect();
};

/** Whether requests are currently failing, according to src/page/connection/connection.ts. */
export const useConnectionDown = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => 'offline' in document.documentElement.dataset,
    () => false,
  );

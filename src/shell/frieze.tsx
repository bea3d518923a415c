import { useLocation } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { useConnectionDown } from '../components/use-connection-down.ts';
import { useLoaded } from '../loading/use-loaded.ts';
import { notices } from '../page/notices/notices.ts';
import { useOutbox } from '../page/outbox/use-outbox.ts';
import { keptPages } from '../page/worker/kept-pages.ts';

const loadStreet = async () => (await import('../components/street.tsx')).Street;

const isDelivered = () => notices.current().some(({ kind }) => kind === 'delivered');

/**
 * The footer's first band. Without a connection or after a delivery, it shows a street. A window is
 * lit for each page opened since the page loaded, and for each submission waiting to be sent.
 */
export const Frieze = () => {
  const Street = useLoaded(loadStreet);
  const windows = useSyncExternalStore(keptPages.subscribe, keptPages.get, () => 0);
  const runs = useSyncExternalStore(notices.subscribe, isDelivered, () => false);
  const isDown = useConnectionDown();
  const { records } = useOutbox();
  const { pathname } = useLocation();
  const [opened] = useState(() => new Set<string>());
  opened.add(pathname);
  return (
    <div className="frieze">
      {Street && windows > 0 && (isDown || runs) && (
        <Street windows={windows} lit={opened.size + records.length} runs={runs} />
      )}
    </div>
  );
};

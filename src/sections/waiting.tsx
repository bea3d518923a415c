import { useOutbox } from '../page/outbox/use-outbox.ts';
import { useLoaded } from '../page/use-loaded.ts';

const load = async () => (await import('./waiting-list.tsx')).WaitingList;

/** What waits on this device, once something does. */
export const Waiting = () => {
  const outbox = useOutbox();
  const List = useLoaded(load, outbox.records.length > 0 || outbox.unreadable.length > 0);
  return List && <List {...outbox} />;
};

import { useLoaded } from '../loading/use-loaded.ts';
import { useOutbox } from '../page/outbox/use-outbox.ts';

const loadWaiting = async () => (await import('./waiting-list.tsx')).WaitingList;
const loadSent = async () => (await import('./sent-list.tsx')).SentList;

export const Waiting = () => {
  const outbox = useOutbox();
  const List = useLoaded(loadWaiting, outbox.records.length > 0 || outbox.unreadable.length > 0);
  const Sent = useLoaded(loadSent, outbox.receipts.length > 0);
  return (
    <>
      {List && <List {...outbox} />}
      {Sent && <Sent receipts={outbox.receipts} />}
    </>
  );
};

import { useState } from 'react';
import { Button } from '../components/button.tsx';
import { waiting as words } from '../content/waiting-words.ts';
import { serverWaitUntil } from '../outbox/schedule.ts';
import { useOutbox } from '../page/outbox/use-outbox.ts';
import { useOutboxAction } from '../page/outbox/use-outbox-action.ts';
import { WaitingEntry } from './waiting-entry.tsx';

/** What waits on this device, each with its state, for the visitor to rule. */
export const WaitingList = () => {
  const { records, unreadable, pause } = useOutbox();
  const [said, setSaid] = useState('');
  const { run } = useOutboxAction(setSaid);
  if (records.length === 0 && unreadable.length === 0 && said === '') return null;

  const pausedUntil = serverWaitUntil(records, pause, Date.now());
  const discard = (key: string) =>
    run(async (outbox) => {
      await outbox.discard(key);
      return '';
    });
  return (
    <section aria-labelledby="waiting" className="mb-12">
      <h2 id="waiting">{words.title}</h2>
      <p className="mt-2 max-w-text text-muted">{words.intro}</p>
      <p role="status" className="mt-4 font-semibold empty:hidden">
        {said}
      </p>
      <ul className="mt-6">
        {records.map((record) => (
          <WaitingEntry
            key={record.submission.id}
            record={record}
            pausedUntil={pausedUntil}
            say={setSaid}
          />
        ))}
        {unreadable.map(({ key }) => (
          <li key={key} className="border-line border-t py-6">
            <p>{words.unreadable}</p>
            <Button tone="outline" className="mt-4" onClick={() => discard(key)}>
              {words.actions.discard}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};

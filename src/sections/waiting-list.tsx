import { useState } from 'react';
import { Button } from '../components/button.tsx';
import { slideToPlace } from '../components/slide-to-place.ts';
import { waiting as words } from '../content/waiting-words.ts';
import { isSoonForgotten } from '../page/install/install.ts';
import { useOutboxAction } from '../page/outbox/use-outbox-action.ts';
import type { StoredRecords } from '../submissions/sending/outbox-types.ts';
import { ListSection } from './list-section.tsx';
import { WaitingEntry } from './waiting-entry.tsx';

/** Whether a worker can show notifications, and the visitor has not decided about them yet. */
const isNotifyOffered = (): boolean =>
  'Notification' in globalThis &&
  Notification.permission === 'default' &&
  Boolean(navigator.serviceWorker?.controller);

const askToNotify = async (): Promise<string> => {
  const answer = await Notification.requestPermission();
  return words.outcomes[answer === 'granted' ? 'willNotify' : 'notAllowed'];
};

export const WaitingList = ({ records, unreadable, unsaved, pause }: StoredRecords) => {
  const [said, setSaid] = useState('');
  const { run } = useOutboxAction(setSaid);
  if (records.length === 0 && unreadable.length === 0 && said === '') return null;

  const notify = isNotifyOffered() ? () => void askToNotify().then(setSaid) : undefined;
  const discard = (key: string) =>
    run(async (outbox) => {
      await outbox.discard(key);
      return '';
    });
  return (
    <ListSection
      id="waiting"
      title={words.title}
      intro={words.intro}
      note={isSoonForgotten() && words.soonForgotten}
      said={said}
    >
      <ul ref={slideToPlace} className="mt-6">
        {records.map((record) => (
          <WaitingEntry
            key={record.submission.id}
            record={record}
            pausedUntil={pause?.until ?? 0}
            isUnsaved={unsaved?.has(record.submission.id) ?? false}
            say={setSaid}
            onNotify={notify}
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
    </ListSection>
  );
};

import { env } from '../../env.ts';
import { openChannel } from '../../outbox/channel.ts';
import { systemClock } from '../../outbox/clock.ts';
import { createOutbox, type Outbox } from '../../outbox/outbox.ts';
import type { Send } from '../../outbox/outcome.ts';
import { createIdbStore } from '../../outbox/store.ts';
import { createSubmissionId } from '../../submissions/submission-id.ts';
import { notices } from '../notices/notices.ts';
import { requestSync } from './background-sync.ts';
import { foreground } from './foreground.ts';

// Loaded with the first submission: neither client has a place in a page that only reads.
const send: Send = async (submission, signal) => {
  if (__FIREBASE__ && env.graphqlEndpoint === null && env.firebase) {
    const { createFirestoreSender } = await import('../../firebase/firestore-sender.ts');
    return createFirestoreSender(env.firebase)(submission, signal);
  }
  const { sendWithApollo } = await import('../../graphql/apollo-sender.ts');
  return sendWithApollo(submission, signal);
};

/** The count of what waits on the installed app's icon, where the system shows one. */
const showCountOnIcon = async (outbox: Outbox): Promise<void> => {
  try {
    const { records } = await outbox.list();
    await navigator.setAppBadge?.(records.length);
  } catch {
    // Not installed, not allowed, or no storage to count in.
  }
};

/** Makes this page's outbox on the real store, clock, locks and sender, and sets it to work. */
export const startOutbox = (): Outbox => {
  const outbox = createOutbox({
    store: createIdbStore(),
    clock: systemClock,
    random: Math.random,
    send,
    locks: navigator.locks,
    owner: createSubmissionId(),
    createId: createSubmissionId,
    channel: openChannel(),
  });

  outbox.subscribe((event) => {
    if (event.type === 'changed') void showCountOnIcon(outbox);
    else if (!foreground.has(event.id)) {
      notices.show({ kind: event.type, submission: event.kind });
    }
  });
  addEventListener('online', () => void outbox.kick('online'));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void outbox.kick('visible');
  });
  void outbox.kick('start');
  void requestSync();
  return outbox;
};

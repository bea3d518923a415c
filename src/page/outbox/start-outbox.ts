import { env } from '../../env.ts';
import { showCountOnIcon } from '../../outbox/badge.ts';
import { openChannel } from '../../outbox/channel.ts';
import { systemClock } from '../../outbox/clock.ts';
import { createOutbox, type Outbox } from '../../outbox/outbox.ts';
import type { Send } from '../../outbox/outcome.ts';
import { createIdbStore } from '../../outbox/store.ts';
import { createSubmissionId } from '../../submissions/submission-id.ts';
import { notices } from '../notices/notices.ts';
import { requestSync } from './background-sync.ts';
import { claimedSubmissions } from './claimed-submissions.ts';
import { followRefused } from './refused-notice.ts';

// Loaded with the first submission: neither client has a place in a page that only reads.
const send: Send = async (submission, signal) => {
  if (__FIREBASE__ && env.graphqlEndpoint === null && env.firebase) {
    const { createFirestoreSender } = await import('../../firebase/firestore-sender.ts');
    return createFirestoreSender(env.firebase)(submission, signal);
  }
  const { sendWithApollo } = await import('../../graphql/apollo-sender.ts');
  return sendWithApollo(submission, signal);
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
    if (event.type === 'changed') void showCountOnIcon(outbox, navigator);
    if (event.type !== 'delivered' || claimedSubmissions.has(event.id)) return;
    notices.show({ kind: 'delivered', submission: event.kind });
  });
  followRefused(outbox);
  addEventListener('online', () => void outbox.kick('online'));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void outbox.kick('visible');
  });
  void outbox.kick('start');
  void requestSync();
  return outbox;
};

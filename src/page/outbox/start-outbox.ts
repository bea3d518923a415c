import { env } from '../../env.ts';
import { answeredElsewhere } from '../../graphql/watched-fetch.ts';
import { showCountOnIcon } from '../../outbox/badge.ts';
import { openChannel } from '../../outbox/channel.ts';
import { systemClock } from '../../outbox/clock.ts';
import { createFetchSender } from '../../outbox/fetch-sender.ts';
import { createOutbox, type Outbox } from '../../outbox/outbox.ts';
import type { Send } from '../../outbox/outcome.ts';
import { protocolOf } from '../../outbox/protocol-of.ts';
import { createIdbStore } from '../../outbox/store.ts';
import { createSubmissionId } from '../../submissions/submission-id.ts';
import { notices } from '../notices/notices.ts';
import { requestSync } from './background-sync.ts';
import { claimedSubmissions } from './claimed-submissions.ts';
import { followRefused } from './refused-notice.ts';

// Not watched: Firestore out of reach says nothing about the connection to this site.
const sendWithFetch = createFetchSender({
  protocol: protocolOf(env),
  fetch: (url, init) => fetch(url, init),
  clock: systemClock,
  isOffline: () => !navigator.onLine,
});

// Loaded with the first submission: the client has no place in a page that only reads.
const sendWithApollo: Send = async (submission, signal) => {
  const apollo = await import('../../graphql/apollo-sender.ts');
  return apollo.sendWithApollo(submission, signal);
};

/** Makes this page's outbox on the real store, clock, locks and sender, and sets it to work. */
export const startOutbox = (): Outbox => {
  const outbox = createOutbox({
    store: createIdbStore(),
    clock: systemClock,
    random: Math.random,
    send: env.graphqlEndpoint === null ? sendWithFetch : sendWithApollo,
    locks: navigator.locks,
    owner: createSubmissionId(),
    createId: createSubmissionId,
    channel: openChannel(),
  });

  outbox.subscribe((event) => {
    if (event.type === 'changed') void showCountOnIcon(outbox, navigator);
    else answeredElsewhere();
    if (event.type !== 'delivered' || event.atOnce || claimedSubmissions.has(event.id)) return;
    notices.show({ kind: 'delivered', submission: event.kind });
  });
  followRefused(outbox);
  // The worker may have sent since, and a system may have kept the count of another day.
  void showCountOnIcon(outbox, navigator);
  addEventListener('online', () => void outbox.kick('online'));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void outbox.kick('visible');
  });
  void outbox.kick('start');
  void requestSync();
  return outbox;
};

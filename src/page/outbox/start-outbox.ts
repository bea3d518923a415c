import { receiptIsKept } from '../../content/retention.ts';
import { env } from '../../env.ts';
import { answeredElsewhere } from '../../graphql/watched-fetch.ts';
import { showCountOnIcon } from '../../outbox/badge.ts';
import { DELIVERED_UNSEEN, openChannel } from '../../outbox/channel.ts';
import { systemClock } from '../../outbox/clock.ts';
import { createFetchSender } from '../../outbox/fetch-sender.ts';
import { createOutbox, type Outbox } from '../../outbox/outbox.ts';
import type { Send } from '../../outbox/outcome.ts';
import { createPageLife } from '../../outbox/page-life.ts';
import { protocolOf } from '../../outbox/protocol-of.ts';
import { createIdbStore } from '../../outbox/store.ts';
import { kindNames } from '../../submissions/kinds.ts';
import { formUrls } from '../../submissions/native-forms.ts';
import { createSubmissionId } from '../../submissions/submission-id.ts';
import { openedAt } from '../hydration.ts';
import { notices } from '../notices/notices.ts';
import { storageKeys } from '../storage-keys.ts';
import { becomes, isVisible } from '../visibility.ts';
import { requestSync } from './background-sync.ts';
import { followDelivered } from './delivered-notice.ts';
import { moveEarly } from './move-early.ts';
import { followRefused } from './refused-notice.ts';

const DAY_MS = 24 * 60 * 60_000;

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

/** The page that follows a form posted by the browser itself says that it was sent. */
const settlePosted = async ({ drafts, receipts, list }: Outbox): Promise<void> => {
  const [navigation] = performance.getEntriesByType('navigation');
  // Back or reloaded there, the draft is a later one.
  if (!navigation || !('type' in navigation) || navigation.type !== 'navigate') return;
  const kind = kindNames.find((each) => formUrls[each].sent === openedAt());
  if (!kind) return;
  await drafts.forgetOwn(kind);
  const said = (await list()).receipts.filter(({ submission }) => submission.kind === kind);
  await receipts.told(said.map(({ submission }) => submission.id));
};

/** What this page alone holds ends with it: the browser asks before it goes. */
const warnOfLoss = (outbox: Outbox): void => {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  const look = async () => {
    const { unsaved } = await outbox.list().catch(() => ({ unsaved: undefined }));
    if (unsaved?.size) {
      addEventListener('beforeunload', warn);
      return;
    }
    // Only while there is something to lose: it keeps the page out of the back/forward cache.
    removeEventListener('beforeunload', warn);
    notices.dismissKind('unsaved');
  };
  outbox.subscribe(() => void look());
};

/** Makes this page's outbox on the real store, clock, locks and sender, and sets it to work. */
export const startOutbox = async (): Promise<Outbox> => {
  const outbox = createOutbox({
    store: createIdbStore({ pageLife: createPageLife(window) }),
    clock: systemClock,
    random: Math.random,
    send: env.graphqlEndpoint === null ? sendWithFetch : sendWithApollo,
    locks: navigator.locks,
    owner: createSubmissionId(),
    createId: createSubmissionId,
    channel: openChannel(),
    tabName: {
      get: () => sessionStorage.getItem(storageKeys.ownDraft),
      set: (name) => sessionStorage.setItem(storageKeys.ownDraft, name),
    },
    prefix: storageKeys.draftPrefix,
    seen: () => becomes('visible'),
    receiptsKeptMs: receiptIsKept.count * DAY_MS,
  });
  await moveEarly(outbox.drafts);
  // Without storage there is nothing to settle or to tidy.
  await settlePosted(outbox).catch(() => {});
  await outbox.receipts.tidy().catch(() => {});

  outbox.subscribe((event) => {
    if (event.type === 'changed') void showCountOnIcon(outbox, navigator);
    else answeredElsewhere();
    if (event.type === 'delivered' && !isVisible()) {
      navigator.serviceWorker?.controller?.postMessage({ type: DELIVERED_UNSEEN, id: event.id });
    }
  });
  followDelivered(outbox);
  followRefused(outbox);
  warnOfLoss(outbox);
  addEventListener('pagehide', ({ persisted }) => {
    // A page that ends holds its drafts until it has: the next one reads what this one writes last.
    if (persisted) outbox.drafts.suspend();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void outbox.drafts.resume().catch(() => {});
  });
  // The worker may have sent since, and a system may have kept the count of another day.
  void showCountOnIcon(outbox, navigator);
  addEventListener('online', () => void outbox.kick('online'));
  document.addEventListener('visibilitychange', () => {
    if (isVisible()) void outbox.kick('visible');
  });
  void outbox.kick('start');
  void requestSync();
  return outbox;
};

import { env } from '../../env.ts';
import { answeredElsewhere } from '../../graphql/watched-fetch.ts';
import { showCountOnIcon } from '../../outbox/badge.ts';
import { openChannel } from '../../outbox/channel.ts';
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
import { requestSync } from './background-sync.ts';
import { claimedSubmissions } from './claimed-submissions.ts';
import { moveEarlierDrafts } from './earlier-drafts.ts';
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

/** Resolves once somebody can see this page. */
const seen = (): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });

/** Where a form posted by the browser itself leads to, what it sent is no draft any more. */
const forgetPosted = async ({ drafts }: Outbox): Promise<void> => {
  const [navigation] = performance.getEntriesByType('navigation');
  // Back or reloaded there, the draft is a later one.
  if (!navigation || !('type' in navigation) || navigation.type !== 'navigate') return;
  const kind = kindNames.find((each) => formUrls[each].sent === openedAt());
  if (kind) await drafts.forgetOwn(kind);
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
  const store = createIdbStore({ pageLife: createPageLife(window) });
  await moveEarlierDrafts(store, navigator.locks);
  const outbox = createOutbox({
    store,
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
    seen,
  });
  // Without storage there is none to forget.
  await forgetPosted(outbox).catch(() => {});

  outbox.subscribe((event) => {
    if (event.type === 'changed') void showCountOnIcon(outbox, navigator);
    else answeredElsewhere();
    if (event.type !== 'delivered' || event.atOnce || claimedSubmissions.has(event.id)) return;
    notices.show({ kind: 'delivered', submission: event.kind });
  });
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
    if (document.visibilityState === 'visible') void outbox.kick('visible');
  });
  void outbox.kick('start');
  void requestSync();
  return outbox;
};

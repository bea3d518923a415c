import { env } from '../env.ts';
import { showCountOnIcon } from '../outbox/badge.ts';
import { openChannel } from '../outbox/channel.ts';
import { systemClock } from '../outbox/clock.ts';
import { type DrainReport, drain } from '../outbox/drain.ts';
import { createFetchSender } from '../outbox/fetch-sender.ts';
import { protocolOf } from '../outbox/protocol-of.ts';
import { newRecord } from '../outbox/record.ts';
import { createIdbStore } from '../outbox/store.ts';
import { createStoreWithFallback } from '../outbox/store-with-fallback.ts';
import type { Submission, SubmissionId } from '../submissions/submission.ts';
import { createSubmissionId } from '../submissions/submission-id.ts';
import { wait } from './wait.ts';

const store = createIdbStore();
/** A full device must not keep what it holds from being sent. */
const sendable = createStoreWithFallback(store, systemClock, () => {});
const owner = createSubmissionId();

/** How often, and for how long, to look again at what another sender may have in hand. */
const LOOK_AGAIN_MS = 250;
const LOOK_AGAIN_FOR_MS = 10_000;

type IsPageOpen = () => Promise<boolean>;

const sendWaiting = async (isPageOpen: IsPageOpen): Promise<DrainReport> => {
  const channel = openChannel();
  try {
    return await drain({
      store: sendable,
      clock: systemClock,
      random: Math.random,
      send: createFetchSender({
        protocol: protocolOf(env),
        fetch,
        clock: systemClock,
        isOffline: () => !navigator.onLine,
      }),
      locks: navigator.locks,
      owner,
      onEvent: channel.post,
      networkIsBack: true,
    });
  } finally {
    channel.close();
    // An open page counts by itself. In a browser without that service for workers, as Chromium's
    // headless shell, the count would end its process.
    if (!(await isPageOpen())) await showCountOnIcon(store, navigator);
  }
};

/**
 * Sends what waits in the outbox, also with no page open.
 * Rejects while anything is left, so that Background Sync tries again.
 */
export const deliverWaiting = async (
  isPageOpen: IsPageOpen,
  notifyOf: (delivered: readonly SubmissionId[]) => Promise<void>,
): Promise<void> => {
  const { delivered, remaining } = await sendWaiting(isPageOpen);
  await notifyOf(delivered);
  if (remaining > 0) throw new Error(`${remaining} submissions are still waiting`);
};

/**
 * Saves a submission, and sends it with what else waits. Resolves once it is saved, to undefined
 * where it could not be; `delivered` never rejects.
 */
export const saveAndDeliver = async (
  submission: Submission,
  isPageOpen: IsPageOpen,
): Promise<{ readonly delivered: Promise<boolean> } | undefined> => {
  const { id } = submission;
  try {
    await store.append(id, (_, sequence) => newRecord(submission, sequence, systemClock.now()));
  } catch {
    return undefined;
  }
  const send = async (): Promise<boolean> => {
    for (const end = systemClock.now() + LOOK_AGAIN_FOR_MS; ; await wait(LOOK_AGAIN_MS)) {
      await sendWaiting(isPageOpen);
      const { records } = await sendable.list();
      const mine = records.find((record) => record.submission.id === id);
      if (!mine) return true;
      // The page that is being left, or another one, sends in this moment.
      const isWithAnother = mine.state.status === 'sending' || mine.attempts === 0;
      if (!isWithAnother || systemClock.now() > end) return false;
    }
  };
  return { delivered: send().catch(() => false) };
};

import { env } from '../env.ts';
import { showCountOnIcon } from '../outbox/badge.ts';
import { openChannel } from '../outbox/channel.ts';
import { systemClock } from '../outbox/clock.ts';
import { drain } from '../outbox/drain.ts';
import { createFetchSender } from '../outbox/fetch-sender.ts';
import { protocolOf } from '../outbox/protocol-of.ts';
import { createIdbStore } from '../outbox/store.ts';
import { createSubmissionId } from '../submissions/submission-id.ts';

const store = createIdbStore();
const owner = createSubmissionId();

/**
 * Sends what waits in the outbox, also with no page open.
 * Rejects while anything is left, so that Background Sync tries again.
 */
export const deliverWaiting = async (isPageOpen: () => Promise<boolean>): Promise<void> => {
  const channel = openChannel();
  try {
    const { remaining } = await drain({
      store,
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
    if (remaining > 0) throw new Error(`${remaining} submissions are still waiting`);
  } finally {
    channel.close();
    // An open page counts by itself. In a browser without that service for workers, as Chromium's
    // headless shell, the count would end its process.
    if (!(await isPageOpen())) await showCountOnIcon(store, navigator);
  }
};

import { analytics } from './analytics/analytics-consent.ts';
import { watchConnection } from './connection/connection.ts';
import { retryLater } from './connection/retry-later.ts';
import { install } from './install/install.ts';
import { pageOutbox } from './outbox/page-outbox.ts';
import { registerWorker } from './worker/register.ts';
// Here so that it is loaded before anybody presses send.
import './outbox/submit-and-wait.ts';

/** Asks again for the outbox's code until the network lets it through: something may be waiting. */
const startSending = (): void => {
  pageOutbox().catch(() => retryLater(startSending));
};

/** What runs beside the page once it can be used: the worker, and what an earlier visit left to send. */
export const startBackground = async (): Promise<void> => {
  analytics.start();
  watchConnection();
  install.start();
  startSending();
  await registerWorker();
};

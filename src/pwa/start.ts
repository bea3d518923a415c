import { analytics } from './analytics.ts';
import { watchConnection } from './connection.ts';
import { install } from './install.ts';
import { pageOutbox } from './page-outbox.ts';
import { registerWorker } from './register.ts';
// Here so that it is loaded before anybody presses send.
import './submit-and-wait.ts';

/** What runs beside the page once it can be used: the worker, and what an earlier visit left to send. */
export const startBackground = async (): Promise<void> => {
  analytics.start();
  watchConnection();
  install.start();
  await Promise.all([registerWorker(), pageOutbox()]);
};

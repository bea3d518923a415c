import { loadPatiently } from '../loading/load.ts';
import { analytics } from './analytics/analytics-consent.ts';
import { watchConnection } from './connection/connection.ts';
import { idle } from './idle.ts';
import { install } from './install/install.ts';
import { pageOutbox } from './outbox/page-outbox.ts';
import { openRoutes, type Router } from './route-transitions.ts';
import { tolerateTranslation } from './translation.ts';
import { watchPictures } from './worker/missing-pictures.ts';
import { registerWorker } from './worker/register.ts';
// Here so that it is loaded before anybody presses send.
import './outbox/submit-and-wait.ts';
import './start-background.css';

/**
 * A page that the system has ended in the background, without `pagehide`, comes back where it was:
 * the router takes over from the browser only as long as the page is looked at.
 */
const leaveScrollToBrowserWhenHidden = (): void =>
  document.addEventListener('visibilitychange', () => {
    history.scrollRestoration = document.hidden ? 'auto' : 'manual';
  });

/**
 * What runs beside the page once it can be used: the worker, and what an earlier visit
 * left to send.
 */
export const startBackground = async (router: Router): Promise<void> => {
  openRoutes(router);
  tolerateTranslation();
  leaveScrollToBrowserWhenHidden();
  analytics.start();
  watchConnection();
  watchPictures();
  // Something may be waiting to be sent.
  void loadPatiently(pageOutbox);
  install.start();
  await idle();
  await registerWorker();
};

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
// Imported only so that this code is loaded before the visitor sends a form.
import './outbox/submit-and-wait.ts';
import './start-background.css';

/** The router stores the scroll position on `pagehide`, which may not fire if a page is killed. */
const leaveScrollToBrowserWhenHidden = (): void =>
  document.addEventListener('visibilitychange', () => {
    history.scrollRestoration = document.hidden ? 'auto' : 'manual';
  });

export const startBackground = async (router: Router): Promise<void> => {
  openRoutes(router);
  tolerateTranslation();
  leaveScrollToBrowserWhenHidden();
  analytics.start();
  watchConnection();
  watchPictures();
  // Starts the outbox, because a submission may be waiting.
  void loadPatiently(pageOutbox);
  install.start();
  await idle();
  await registerWorker();
};

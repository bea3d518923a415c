import type { PageMeta } from '../types.ts';

export interface ErrorContent {
  readonly meta: PageMeta;
  readonly title: string;
  readonly text: string;
  /** Shown instead of `text` if the page's files failed to load because there is no connection. */
  readonly noConnection: string;
  readonly reload: string;
  readonly home: string;
}

/** The texts of the page that the router shows when a page throws. */
export const error = {
  meta: {
    title: 'Error Page',
    description:
      'This page failed while it was running. Reload it or go back to the home page; saved messages are untouched.',
  },
  title: 'Error Page',
  text: 'Something on this page stopped working. Reloading usually mends it. Messages that are waiting on this device are not affected.',
  noConnection:
    'There is no connection at the moment, and this page is not kept on this device yet. It opens by itself when the connection is back. Messages that are waiting on this device are not affected.',
  reload: 'Reload this page',
  home: 'Go to the home page',
} as const satisfies ErrorContent;

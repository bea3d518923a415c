/**
 * Every key that the page uses in localStorage or sessionStorage; the cookie page lists them. The
 * scripts in src/boot, which run first, also write `theme` and `reloads`.
 */
export const storageKeys = {
  /** localStorage; followed by the tab's UUID and the form's kind. */
  draftPrefix: 'draft:',
  theme: 'theme',
  analytics: 'analytics',
  install: 'install',
  pictures: 'pictures',
  /** 'off' if the slash key does not open the search. */
  slash: 'slash',
  visits: 'visits',
  /** sessionStorage: set while a lost connection has been announced. */
  connectionLost: 'connection-lost',
  /** sessionStorage: the name of this tab's draft. */
  ownDraft: 'draft',
  /** sessionStorage: when the page last reloaded because a script was gone, ms since the epoch. */
  reloadedForChunk: 'reloaded-for-chunk',
  /** sessionStorage: how often the page has reloaded because it did not start. */
  reloads: 'reloads',
} as const;

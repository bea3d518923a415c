/**
 * Every name under which the page keeps something in localStorage or sessionStorage; the cookie
 * page lists them.
 */
export const storageKeys = {
  /** localStorage; a UUID of the tab follows, and the kind of the form. */
  draftPrefix: 'draft:',
  theme: 'theme',
  analytics: 'analytics',
  install: 'install',
  pictures: 'pictures',
  /** 'off' where a slash does not open the search. */
  slash: 'slash',
  visits: 'visits',
  /** sessionStorage: which draft is this tab's. */
  ownDraft: 'draft',
  /** sessionStorage: when the page last reloaded for a script that was gone, ms since the epoch. */
  reloadedForChunk: 'reloaded-for-chunk',
  /** sessionStorage: how often the page reloaded because it did not start. */
  reloads: 'reloads',
} as const;

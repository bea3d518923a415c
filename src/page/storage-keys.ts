/**
 * All keys of the site's own code in localStorage and sessionStorage. The cookie page lists them.
 * src/boot has its own copies of `theme` and `reloads`.
 */
export const storageKeys = {
  /** localStorage: a prefix, followed by the tab's UUID and the form's kind. */
  draftPrefix: 'draft:',
  theme: 'theme',
  analytics: 'analytics',
  install: 'install',
  pictures: 'pictures',
  /** localStorage: the wall that the visitor painted last, as a URL fragment. */
  wall: 'wall',
  /** sessionStorage: set while the connection is lost, once a notice has said so. */
  connectionLost: 'connection-lost',
  /** sessionStorage: this tab's name, as the owner of its drafts. */
  ownDraft: 'draft',
  /** sessionStorage: when a missing script last made the page reload, in ms since the epoch. */
  reloadedForChunk: 'reloaded-for-chunk',
  /** sessionStorage: how many times the page has reloaded because a file failed to load. */
  reloads: 'reloads',
} as const;

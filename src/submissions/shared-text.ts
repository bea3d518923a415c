/** Where the worker leaves what another app has shared, until a page puts it into a draft. */
export const SHARED_CACHE = 'kuvula-shared';

/** The path that the manifest's `share_target` posts to, and the page that then opens. */
export const SHARE_PATH = '/contact';

/** The parts of the manifest's `share_target.params`, in the order they are read. */
export const sharedParts = ['title', 'text', 'url'] as const;

/** What was shared, as one text: each part on a line of its own, none twice. */
export const joinShared = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    // Apps that have one field for words and address put the address into both.
    .filter(
      (part, index, all) => part && !all.some((other, at) => at < index && other.includes(part)),
    )
    .join('\n');

export interface IndexedFile {
  /** Relative to the site's root. */
  readonly path: string;
  /** As returned by `contentHash`. */
  readonly hash: string;
  /** The size of the content. */
  readonly length: number;
  /** The approximate transfer size if the file is requested separately. */
  readonly bytes: number;
}

/** The concatenation of several files. */
export interface Archive {
  readonly path: string;
  /** The transfer size. */
  readonly bytes: number;
  /** The positions of the archive's files in `ReleaseIndex.files`. */
  readonly holds: readonly number[];
}

/**
 * A release's files and archives, as listed by the build. The worker's script contains the hash of
 * this list, and checks the list against it.
 */
export interface ReleaseIndex {
  readonly files: readonly IndexedFile[];
  readonly archives: readonly Archive[];
}

/** An entry of the list that the build inserts into the worker's script. */
export interface ListedFile {
  readonly url: string;
  /** The hash of the content. */
  readonly revision: string;
  /** `index` lists all files. `headers` is the page whose headers are stored with all pages. */
  readonly role: 'index' | 'headers';
}

declare const __RELEASE__: Release | undefined;

/** Which release this is. */
export interface Release {
  /** As in package.json. */
  readonly version: string;
  /** The commit that it was compiled from, `-dirty` where files had changed; null where none is known. */
  readonly commit: string | null;
}

/** `compileServer` writes it into the server; run from its sources it is no release. */
export const release: Release =
  typeof __RELEASE__ === 'undefined' ? { version: 'sources', commit: null } : __RELEASE__;

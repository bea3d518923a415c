declare const __RELEASE__: Release | undefined;

export interface Release {
  readonly version: string;
  /** Ends in `-dirty` if the build had uncommitted changes; null if unknown. */
  readonly commit: string | null;
}

/** `compileServer` defines `__RELEASE__`; a server that runs from source lacks it. */
export const release: Release =
  typeof __RELEASE__ === 'undefined' ? { version: 'sources', commit: null } : __RELEASE__;

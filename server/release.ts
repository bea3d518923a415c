declare const __RELEASE__: Release | undefined;

export interface Release {
  /** The version in package.json. */
  readonly version: string;
  /** The commit that was compiled, plus `-dirty` if files had changed; null if unknown. */
  readonly commit: string | null;
}

/** `compileServer` defines `__RELEASE__`; a server that runs from source has no release. */
export const release: Release =
  typeof __RELEASE__ === 'undefined' ? { version: 'sources', commit: null } : __RELEASE__;

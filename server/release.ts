declare const __RELEASE__: Release | undefined;

export interface Release {
  /** The version in package.json. */
  readonly version: string;
  /**
   * The commit from which the server was compiled, with `-dirty` if files had been changed; null if
   * unknown.
   */
  readonly commit: string | null;
}

/** `compileServer` defines `__RELEASE__`. A server that runs from source has no `__RELEASE__`. */
export const release: Release =
  typeof __RELEASE__ === 'undefined' ? { version: 'sources', commit: null } : __RELEASE__;

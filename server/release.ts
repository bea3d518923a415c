declare const __RELEASE__: Release | undefined;

export interface Release {
  readonly version: string;
  /** With `-dirty` if files had been changed; null if unknown. */
  readonly commit: string | null;
}

/** `compileServer` defines `__RELEASE__`. A server that runs from source has no `__RELEASE__`. */
export const release: Release =
  typeof __RELEASE__ === 'undefined' ? { version: 'sources', commit: null } : __RELEASE__;

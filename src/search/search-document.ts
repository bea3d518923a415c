import type { Kind } from '../content/search-kinds.ts';
import type { ImageId, Path } from '../content/types.ts';

/** One thing that can be found. */
export interface SearchDocument {
  readonly kind: Kind;
  readonly to: Path;
  /** The id of its place on that page. */
  readonly hash?: string;
  readonly title: string;
  readonly image?: ImageId;
  /** Its sentences; the first is shown where none of them holds a word that was typed. */
  readonly text: readonly string[];
  /** Other words that people call it by; never shown. */
  readonly also?: string;
}

import type { Kind } from '../content/search-kinds.ts';
import type { ImageId, Path } from '../content/types.ts';

export interface SearchDocument {
  readonly kind: Kind;
  readonly to: Path;
  readonly hash?: string;
  readonly title: string;
  readonly image?: ImageId;
  /** The sentences. The first one is shown if no sentence contains a search word. */
  readonly text: readonly string[];
  /** Other names, which are searched but not shown. */
  readonly also?: string;
}

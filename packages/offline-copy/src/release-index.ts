import * as v from 'valibot';

export const PATH = /^[\w@-][\w.@-]*(?:\/[\w@-][\w.@-]*)*$/;

const path = v.pipe(v.string(), v.regex(PATH));
const bytes = v.pipe(v.number(), v.integer(), v.minValue(0));

const fileSchema = v.object({
  /** Relative to the site's root. */
  path,
  /** As returned by `contentHash`. */
  hash: v.string(),
  /** The size of the content. */
  length: bytes,
  /** The approximate transfer size if the file is requested separately. */
  bytes,
});

const archiveSchema = v.object({
  path,
  /** The transfer size. */
  bytes,
  /**
   * The positions of the archive's files in `files`. The archive is the concatenation of these
   * files.
   */
  holds: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

const indexSchema = v.object({
  version: v.literal(2),
  files: v.array(fileSchema),
  archives: v.array(archiveSchema),
});

/** The list of a release's files and archives, which the build writes for the worker. */
export type ReleaseIndex = Readonly<v.InferOutput<typeof indexSchema>>;
export type IndexedFile = Readonly<v.InferOutput<typeof fileSchema>>;
export type Archive = Readonly<v.InferOutput<typeof archiveSchema>>;

/** @throws ValiError if the index is invalid or of a different version */
export const parseIndex = (json: string): ReleaseIndex => v.parse(indexSchema, JSON.parse(json));

/** An entry of the list that the build inserts into the worker's script. */
export interface ListedFile {
  readonly url: string;
  /** The hash of the content. */
  readonly revision: string;
  /**
   * `index` is the list of all files. `headers` is the page whose response headers are stored with
   * all pages.
   */
  readonly role: 'index' | 'headers';
}

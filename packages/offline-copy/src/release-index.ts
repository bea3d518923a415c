import * as v from 'valibot';

const path = v.pipe(v.string(), v.regex(/^[\w@-][\w.@-]*(?:\/[\w@-][\w.@-]*)*$/));
const bytes = v.pipe(v.number(), v.integer(), v.minValue(0));

const fileSchema = v.object({
  /** Relative to the site's root. */
  path,
  /** As returned by `contentHash`. */
  hash: v.string(),
  /** The approximate transfer size of the file by itself. */
  bytes,
});

const archiveSchema = v.object({
  path,
  /** The transfer size. */
  bytes,
  /** Its files, as indexes into the list of files. */
  holds: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

const indexSchema = v.object({
  version: v.literal(1),
  files: v.array(fileSchema),
  archives: v.array(archiveSchema),
});

/** The files of a release and their archives, as the build lists them for the worker. */
export type ReleaseIndex = Readonly<v.InferOutput<typeof indexSchema>>;
export type IndexedFile = Readonly<v.InferOutput<typeof fileSchema>>;
export type Archive = Readonly<v.InferOutput<typeof archiveSchema>>;

/** @throws ValiError for an index of another version, or an invalid one */
export const parseIndex = (json: string): ReleaseIndex => v.parse(indexSchema, JSON.parse(json));

/** An entry of the list that the build inserts into the worker's script. */
export interface ListedFile {
  readonly url: string;
  /** The content's hash; null if the file's name contains it. */
  readonly revision: string | null;
  /**
   * The list of all other files; the page with whose response headers all pages are stored; or an
   * archive that a device without any copy needs.
   */
  readonly role: 'index' | 'headers' | 'archive';
}

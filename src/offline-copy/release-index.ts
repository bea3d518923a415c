import * as v from 'valibot';

const path = v.pipe(v.string(), v.regex(/^[\w@-][\w.@-]*(?:\/[\w@-][\w.@-]*)*$/));
const bytes = v.pipe(v.number(), v.integer(), v.minValue(0));

const fileSchema = v.object({
  /** Relative to the site's root. */
  path,
  /** As `contentHash` makes it. */
  hash: v.string(),
  /** About how many bytes it takes to fetch it alone. */
  bytes,
});

const archiveSchema = v.object({
  path,
  /** How many bytes it takes to fetch it. */
  bytes,
  /** Its files, as indexes into the list of files. */
  holds: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

const indexSchema = v.object({
  version: v.literal(1),
  files: v.array(fileSchema),
  archives: v.array(archiveSchema),
});

/** The files of a release and the archives they come in, as the build lists them for the worker. */
export type ReleaseIndex = Readonly<v.InferOutput<typeof indexSchema>>;
export type IndexedFile = Readonly<v.InferOutput<typeof fileSchema>>;
export type Archive = Readonly<v.InferOutput<typeof archiveSchema>>;

/** @throws ValiError for an index of another version, or none */
export const parseIndex = (json: string): ReleaseIndex => v.parse(indexSchema, JSON.parse(json));

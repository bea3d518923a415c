import { type Kind, kinds } from '../content/search-kinds.ts';
import type { ImageId, Path } from '../content/types.ts';
import type { SearchDocument } from './search-document.ts';

/** The name of the file with the search index, which the page and the server read. */
export const INDEX_FILE = 'search-index.json';
/** Increase this number if earlier releases cannot read the new format. */
const VERSION = 1;

export const writeIndex = (documents: readonly SearchDocument[]): string =>
  JSON.stringify({ version: VERSION, documents });

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isPath = (value: unknown): value is Path => isText(value) && /^\/(?!\/)/.test(value);
const isImage = (value: unknown): value is ImageId =>
  isText(value) && /^[\w-]+\/[\w-]+$/.test(value);
const isKind = (value: unknown): value is Kind => kinds.some((kind) => kind === value);

const readDocument = (value: unknown): SearchDocument | null => {
  if (!isRecord(value)) return null;
  const { kind, to, hash, title, image, text, also } = value;
  if (!isKind(kind) || !isPath(to) || !isText(title)) return null;
  if (!Array.isArray(text) || !text.every(isText)) return null;
  return {
    ...{ kind, to, title, text },
    ...(isText(hash) && { hash }),
    ...(isImage(image) && { image }),
    ...(isText(also) && { also }),
  };
};

/** Parses the output of `writeIndex`. Returns null for other texts, such as a portal's page. */
export const readIndex = (file: string): readonly SearchDocument[] | null => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(file);
  } catch {
    return null;
  }
  if (!isRecord(parsed) || parsed['version'] !== VERSION) return null;
  const { documents } = parsed;
  if (!Array.isArray(documents) || documents.length === 0) return null;
  const read = documents.map(readDocument);
  return read.every((document) => document !== null) ? read : null;
};

import type { SearchDocument } from './search-document.ts';

/** The search index, which both the page and the server read. */
export const INDEX_FILE = 'search-index.json';
/** Increase this number if earlier releases cannot read the new format. */
const VERSION = 1;

export const writeIndex = (documents: readonly SearchDocument[]): string =>
  JSON.stringify({ version: VERSION, documents });

/** Parses the output of `writeIndex`. Returns null for anything else, such as an error page. */
export const readIndex = (file: string): readonly SearchDocument[] | null => {
  try {
    const { version, documents } = JSON.parse(file);
    return version === VERSION && documents.length > 0 ? documents : null;
  } catch {
    return null;
  }
};

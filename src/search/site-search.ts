import MiniSearch from 'minisearch';
import type { Kind } from '../content/search-kinds.ts';
import { excerpt, highlight, type Part } from './highlight.ts';
import { QUERY_MAX } from './query-max.ts';
import type { SearchDocument } from './search-document.ts';
import { fold, wordsIn } from './words.ts';

const WORDS_MAX = 10;

export interface Found {
  readonly document: SearchDocument;
  readonly title: readonly Part[];
  readonly excerpt: readonly Part[];
}

const weights: Readonly<Record<Kind, number>> = {
  page: 1.2,
  service: 1.3,
  product: 1.2,
  person: 1.1,
  programme: 1,
  vacancy: 1,
  intake: 1,
  question: 0.8,
};

/** Returns the number of wrong letters to tolerate in a word. */
const typos = (word: string): number => {
  if (word.length < 4) return 0;
  // Two swapped letters count as two errors.
  return word.length < 6 ? 1 : 2;
};

/** Indexes `initial`. This blocks the thread for about 20 ms on a desktop computer. */
export const createSiteSearch = (initial: readonly SearchDocument[]) => {
  const documents: SearchDocument[] = [];
  const index = new MiniSearch<{ id: number; title: string; also: string; text: string }>({
    fields: ['title', 'also', 'text'],
    tokenize: (text) => wordsIn(text).map(({ word }) => word),
    processTerm: fold,
    searchOptions: {
      boost: { title: 4, also: 4 },
      prefix: (word) => word.length > 1,
      fuzzy: typos,
      boostDocument: (id: number) => weights[documents[id]?.kind ?? 'page'],
    },
  });
  const add = (more: readonly SearchDocument[]): void => {
    for (const document of more) {
      const { title, also = '', text } = document;
      index.add({ id: documents.length, title, also, text: text.join('\n') });
      documents.push(document);
    }
  };
  add(initial);

  return {
    add,
    /** Returns the results, best first; an empty list for a query without words. */
    find(query: string, most: number): readonly Found[] {
      const words = wordsIn(query.slice(0, QUERY_MAX)).slice(0, WORDS_MAX);
      const text = words.map(({ word }) => word).join(' ');
      // If no page contains every word, searches for any of them, because a question in full
      // sentences contains words that occur on no page.
      const all = index.search(text, { combineWith: 'AND' });
      const found = all.length > 0 ? all : index.search(text);
      return found.slice(0, most).flatMap(({ id, terms }) => {
        const document = documents[id];
        if (!document) return [];
        const hits = new Set(terms);
        return {
          document,
          title: highlight(document.title, hits),
          excerpt: excerpt(document.text, hits),
        };
      });
    },
  };
};

export type SiteSearch = ReturnType<typeof createSiteSearch>;

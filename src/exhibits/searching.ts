/** A visitor's progress in searching for the file in force (the valid one). */
export interface Search {
  /** The indexes of the opened files, in the order in which they were opened. */
  readonly opened: readonly number[];
  readonly end: 'found' | 'asked' | null;
}

export const notSearched: Search = { opened: [], end: null };

export const openFile = (search: Search, file: number, inForce: number): Search => {
  if (search.end || search.opened.includes(file)) return search;
  return { opened: [...search.opened, file], end: file === inForce ? 'found' : null };
};

export const askLibrary = (search: Search): Search =>
  search.end ? search : { ...search, end: 'asked' };

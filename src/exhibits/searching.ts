/** A visitor's progress in finding the file in force. */
export interface Search {
  /** The opened files by position, in order. */
  readonly opened: readonly number[];
  readonly end: 'found' | 'asked' | null;
}

export const notSearched: Search = { opened: [], end: null };

/** The state after a file was opened; opening it again is not another try. */
export const openFile = (search: Search, file: number, inForce: number): Search => {
  if (search.end || search.opened.includes(file)) return search;
  return { opened: [...search.opened, file], end: file === inForce ? 'found' : null };
};

/** The state after the library was asked. */
export const askLibrary = (search: Search): Search =>
  search.end ? search : { ...search, end: 'asked' };

/** How far a visitor has got in finding the file in force. */
export interface Search {
  /** Files opened, by their place, in order. */
  readonly opened: readonly number[];
  readonly end: 'found' | 'asked' | null;
}

export const notSearched: Search = { opened: [], end: null };

/** After a file has been opened; a file opened before is no further try. */
export const openFile = (search: Search, file: number, inForce: number): Search => {
  if (search.end || search.opened.includes(file)) return search;
  return { opened: [...search.opened, file], end: file === inForce ? 'found' : null };
};

/** After the library has been asked. */
export const askLibrary = (search: Search): Search =>
  search.end ? search : { ...search, end: 'asked' };

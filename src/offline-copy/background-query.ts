/**
 * Marks requests that a page makes in the background, to read changeable lists or to check the
 * connection. Without a connection, the worker answers them.
 */
export const BACKGROUND_SEARCH = '?quiet';

/**
 * Marks a response that the worker made because the server could not be reached. The page then
 * keeps its current data, and the console shows no failed request.
 */
export const NO_CONNECTION_HEADER = 'x-no-connection';

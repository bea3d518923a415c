/**
 * Marks a page's background requests, which read changeable lists or check the connection. Without
 * a connection, the worker responds to them.
 */
export const BACKGROUND_SEARCH = '?quiet';

/**
 * Marks the worker's response if the server could not be reached. The page then keeps its current
 * data, and the console shows no failed request.
 */
export const NO_CONNECTION_HEADER = 'x-no-connection';

/**
 * Marks the requests that a page itself sends to the endpoint: for lists that change between
 * releases, and to check the connection. If there is no connection, the worker responds to these
 * requests, but to no others.
 */
export const BACKGROUND_SEARCH = '?quiet';

/**
 * Marks the worker's own response if the server could not be reached. The value does not matter.
 * The page then uses its current data, and the console shows no failed request.
 */
export const NO_CONNECTION_HEADER = 'x-no-connection';

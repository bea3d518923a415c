/**
 * Marks requests that a page sends to the endpoint by itself: for lists that change between
 * releases, and to check the connection. The worker also answers these without a connection, but no
 * other requests.
 */
export const BACKGROUND_SEARCH = '?quiet';

/**
 * Marks the worker's own answer when the server could not be reached; the value does not matter.
 * The page then continues with its current data, without a failed request.
 */
export const NO_CONNECTION_HEADER = 'x-no-connection';

/**
 * Marks what a page asks the endpoint by itself: lists that change between releases, and whether
 * there is a connection. The worker answers these, and these alone, also without one.
 */
export const BACKGROUND_SEARCH = '?quiet';

/**
 * Bears no value: the worker's own answer when the server could not be reached. The page then goes
 * on with what it has, and no request has failed on it.
 */
export const NO_CONNECTION_HEADER = 'x-no-connection';

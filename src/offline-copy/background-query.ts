/**
 * Marks background requests of a page: those that read changeable lists or check the connection.
 * If there is no connection, the worker responds to these requests.
 */
export const BACKGROUND_SEARCH = '?quiet';

/**
 * Marks the worker's response if the server could not be reached. The page then keeps its current
 * data, and the console shows no failed request.
 */
export const NO_CONNECTION_HEADER = 'x-no-connection';

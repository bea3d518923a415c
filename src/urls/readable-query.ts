/** Returns a query in the site's format, with unencoded slashes, because a topic is a path. */
export const readableQuery = (query: string): string => query.replaceAll('%2F', '/');

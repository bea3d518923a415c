/** A query as the site writes it: a topic is a path, and may be in it as it is. */
export const readableQuery = (query: string): string => query.replaceAll('%2F', '/');

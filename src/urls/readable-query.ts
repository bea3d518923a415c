/** Leaves slashes unencoded, because a topic is a path. */
export const readableQuery = (query: string): string => query.replaceAll('%2F', '/');

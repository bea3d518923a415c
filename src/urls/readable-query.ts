/** Leaves slashes unencoded, because a contact link's topic is a path. */
export const readableQuery = (query: string): string => query.replaceAll('%2F', '/');

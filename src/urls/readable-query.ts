/** Leaves slashes unencoded, because the topic of a contact link is a path. */
export const readableQuery = (query: string): string => query.replaceAll('%2F', '/');

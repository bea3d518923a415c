/// <reference lib="webworker" />

/** Returns a response, or undefined to leave the request to the next route or to the browser. */
export type Route = (event: FetchEvent, url: URL) => Promise<Response> | undefined;

export const isSameOrigin = ({ origin }: URL): boolean => origin === location.origin;

/// <reference lib="webworker" />

/** Answers a request; undefined leaves it to the next route, and after the last one to the browser. */
export type Route = (event: FetchEvent, url: URL) => Promise<Response> | undefined;

export const isSameOrigin = ({ origin }: URL): boolean => origin === location.origin;

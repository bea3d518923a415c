/** Console messages that engines print even though the site works. */
export const knownComplaints = {
  firefox: [
    // The browser left the page during a request to the worker. The message lacks the URL.
    /Failed to load ‘’\. A ServiceWorker intercepted the request/,
    // NS_BINDING_ABORTED: the browser left the page while its fonts were loading.
    /downloadable font: download failed .* status=2152398850 /,
  ],
  webkit: [
    // This build does not support web app manifests; Safari does.
    /Unrecognized Content-Security-Policy directive 'manifest-src'/,
    // A request was aborted because the browser left the page.
    /Fetch API cannot load http:\/\/127\.0\.0\.1:\S+ due to access control checks/,
  ],
} as const satisfies Record<string, readonly RegExp[]>;

/** Messages about a connection that the test itself has broken. */
export const brokenConnection =
  /graphql|Failed to load|access control|Could not connect|network|connection|An archive of the offline copy failed/i;

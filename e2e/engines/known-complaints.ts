/** What the engines say of the site as it should be, each with its reason. */
export const knownComplaints = {
  firefox: [
    // Its words, with an address or without, for what a page that is left was still asking its worker.
    /Failed to load ‘(http:\/\/127\.0\.0\.1:\d+\/graphql\?quiet[^’]*)?’\. A ServiceWorker intercepted the request/,
    // NS_BINDING_ABORTED: the page was left while its fonts were still on their way.
    /downloadable font: download failed .* status=2152398850 /,
  ],
  webkit: [
    // This build has no web app manifests; Safari has.
    /Unrecognized Content-Security-Policy directive 'manifest-src'/,
    // Its words for a request that leaving the page has ended.
    /Fetch API cannot load http:\/\/127\.0\.0\.1:\S+ due to access control checks/,
  ],
} as const satisfies Record<string, readonly RegExp[]>;

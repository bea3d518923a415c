/** Console messages of the engines about the correct site, each with its reason. */
export const knownComplaints = {
  firefox: [
    // About requests to the worker that were pending when a page was left, with or without a URL.
    /Failed to load ‘(http:\/\/127\.0\.0\.1:\d+\/graphql\?quiet[^’]*)?’\. A ServiceWorker intercepted the request/,
    // NS_BINDING_ABORTED: the page was left while its fonts were loading.
    /downloadable font: download failed .* status=2152398850 /,
  ],
  webkit: [
    // This build does not support web app manifests; Safari does.
    /Unrecognized Content-Security-Policy directive 'manifest-src'/,
    // About a request that was aborted by leaving the page.
    /Fetch API cannot load http:\/\/127\.0\.0\.1:\S+ due to access control checks/,
  ],
} as const satisfies Record<string, readonly RegExp[]>;

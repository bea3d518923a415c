import { type ReactNode, Suspense } from 'react';

/**
 * Part of a page that React takes over after the rest, each part by itself: a boundary that waits for
 * nothing hydrates when the browser is idle, or at once when it is pressed. Forms stay outside, for a
 * press on Send may not come too early; so does what every page shares, since a link that hydrates
 * while the router is leaving takes the wrong page for the current one
 * (https://github.com/TanStack/router/issues/8233).
 */
export const HydratedLater = ({ children }: { readonly children: ReactNode }) => (
  <Suspense>{children}</Suspense>
);

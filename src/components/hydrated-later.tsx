import { type ReactNode, Suspense } from 'react';

/**
 * Part of a page that React takes over after the rest, each part by itself: a boundary that waits for
 * nothing hydrates when the browser is idle, or at once when it is pressed. A page's own form stays
 * outside, for a press on Send may not come too early.
 */
export const HydratedLater = ({ children }: { readonly children: ReactNode }) => (
  <Suspense>{children}</Suspense>
);

import { useHydrated } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';

/** Returns whether this render hydrates the server's HTML. */
export const useIsHydrating = (): boolean => !useHydrated() && !import.meta.env.SSR;

const serverHtml = { __html: '' };

/**
 * Content without state or handlers. On the first page of a visit, React keeps the server's HTML,
 * and needs no code to render it. `stills.test.ts` forbids hooks and handlers.
 */
export const Still = ({ children }: { readonly children: ReactNode }) => {
  const [isServerHtml] = useState(useIsHydrating());
  return isServerHtml ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: hydration does not write this HTML
    <div className="part" suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />
  ) : (
    <div className="part">{children}</div>
  );
};

import { type ReactNode, useState } from 'react';
import { useInBrowser } from '../components/use-in-browser.ts';

/** Whether this render hydrates the server's HTML rather than creating elements. */
export const useIsHydrating = (): boolean =>
  useInBrowser(
    () => false,
    () => !import.meta.env.SSR,
  );

const serverHtml = { __html: '' };

/**
 * Content without state or handlers. On the first page of a visit React keeps the server's HTML: it
 * does not render it or need its code. `stills.test.ts` forbids hooks and handlers.
 */
export const Still = ({ children }: { readonly children: ReactNode }) => {
  const [isServerHtml] = useState(useIsHydrating());
  return isServerHtml ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: hydration does not write it
    <div className="part" suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />
  ) : (
    <div className="part">{children}</div>
  );
};

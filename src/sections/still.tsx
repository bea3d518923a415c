import { type ReactNode, useState } from 'react';
import { useIsHydrating } from './use-is-hydrating.ts';

const serverHtml = { __html: '' };

/**
 * Content without state or handlers. On the first page of a visit React leaves the server's HTML
 * alone: it neither renders it nor needs its code. `stills.test.ts` keeps hooks and handlers out.
 */
export const Still = ({ children }: { readonly children: ReactNode }) => {
  const [isServerHtml] = useState(useIsHydrating());
  return isServerHtml ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React does not write it while it hydrates
    <div className="part" suppressHydrationWarning dangerouslySetInnerHTML={serverHtml} />
  ) : (
    <div className="part">{children}</div>
  );
};

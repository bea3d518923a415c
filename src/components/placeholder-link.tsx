import type { ReactNode } from 'react';

interface PlaceholderLinkProps {
  readonly children: ReactNode;
  readonly className?: string;
  /** For a link without words. */
  readonly label?: string;
}

/** A link to a page that is not open yet. Without a target it neither jumps nor takes the focus. */
export const PlaceholderLink = ({ children, className, label }: PlaceholderLinkProps) => (
  // biome-ignore lint/a11y/useValidAnchor: HTML's placeholder link, an anchor without an address
  <a role="link" aria-disabled="true" aria-label={label} className={className}>
    {children}
  </a>
);

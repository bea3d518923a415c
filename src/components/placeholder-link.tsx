import type { ReactNode } from 'react';

interface PlaceholderLinkProps {
  readonly children: ReactNode;
  readonly className?: string;
  /** The accessible name of a link without text. */
  readonly label?: string;
}

/** A link to a page that does not exist yet. It has no URL, so it cannot be followed or focused. */
export const PlaceholderLink = ({ children, className, label }: PlaceholderLinkProps) => (
  // biome-ignore lint/a11y/useValidAnchor: HTML's placeholder link is an anchor without an address
  <a role="link" aria-disabled="true" aria-label={label} className={className}>
    {children}
  </a>
);

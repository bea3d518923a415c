import { Link, type RegisteredRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Path } from '../content/types.ts';
import { Icon } from './icon.tsx';

interface SiteLinkProps {
  readonly to: Path;
  readonly children: ReactNode;
  readonly className?: string;
  /** The query: a topic for the contact page. */
  readonly search?: Readonly<Record<string, string>>;
  /** The id of what to bring into view. */
  readonly hash?: string;
  /**
   * Marked as the current page's in the HTML already, and not as soon as it is hydrated. Only for what
   * hydrates with the page: what does so later may be hydrated while the router is leaving, and would
   * take the coming page for the one it came with (https://github.com/TanStack/router/issues/8233).
   */
  readonly isMarked?: boolean;
}

// The router takes such a link for no current one until it is hydrated: no server knows the hash.
const markedOnceHydrated = { includeHash: true };

/** A link to a page of this site, at a path that comes from the content. */
export const SiteLink = ({ to, children, className, search, hash, isMarked }: SiteLinkProps) => (
  <Link<RegisteredRouter, string, string>
    to={to}
    {...(className && { className })}
    {...(search && { search })}
    {...(hash && { hash })}
    {...(!isMarked && { activeOptions: markedOnceHydrated })}
  >
    {children}
  </Link>
);

/** A link that stands by itself, with an arrow. */
export const ArrowLink = ({ to, children, search }: Omit<SiteLinkProps, 'className'>) => (
  <SiteLink to={to} className="link-arrow" {...(search && { search })}>
    <span>{children}</span>
    <Icon name="arrow-right" />
  </SiteLink>
);

import { defaultStringifySearch } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { Path } from '../content/types.ts';
import { readableQuery } from '../urls/readable-query.ts';
import { Icon } from './icon.tsx';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly to: Path;
  readonly search?: Readonly<Record<string, string>> | undefined;
  readonly hash?: string | undefined;
}

/** A link within this site. One listener (`src/page/follow-links.ts`) handles all such links. */
export const SiteLink = ({ to, search, hash, ...props }: SiteLinkProps) => {
  const query = search ? readableQuery(defaultStringifySearch(search)) : '';
  return <a {...props} href={`${to}${query}${hash ? `#${hash}` : ''}`} />;
};

export const ArrowLink = ({ children, ...props }: SiteLinkProps) => (
  <SiteLink {...props} className="link-arrow">
    <span>{children}</span>
    <Icon name="arrow-right" />
  </SiteLink>
);

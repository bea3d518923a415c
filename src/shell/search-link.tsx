import type { ComponentProps } from 'react';
import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/link.tsx';
import { navigation } from '../content/navigation.ts';

type SearchLinkProps = Pick<ComponentProps<'a'>, 'onClick' | 'aria-current'>;

/** The search icon in the bar. Without script it links to the search page. */
export const SearchLink = (props: SearchLinkProps) => (
  <SiteLink {...props} to="/search" className="bar-link" data-own-click>
    <Icon name="search" />
    <span className="sr-only">{navigation.search}</span>
  </SiteLink>
);

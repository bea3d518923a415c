import { Link } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { Icon } from '../components/icon.tsx';
import { navigation } from '../content/navigation.ts';

interface SearchLinkProps {
  readonly onClick: (event: MouseEvent) => void;
}

/** The lens in the bar. Without script it leads to the search page. */
export const SearchLink = ({ onClick }: SearchLinkProps) => (
  <Link to={navigation.search.to} className="bar-link" onClick={onClick}>
    <Icon name="search" />
    <span className="sr-only">{navigation.search.name}</span>
  </Link>
);

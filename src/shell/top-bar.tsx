import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/link.tsx';
import { Logo } from '../components/logo.tsx';
import { constants } from '../content/constants.ts';
import { menus } from '../content/menus.gen.ts';
import { navigation } from '../content/navigation.ts';
import type { Path } from '../content/types.ts';
import { isCurrent } from '../page/current-links.ts';
import { islands } from '../sections/later.tsx';
import { Dropdown } from './dropdown.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { useSearchDialog } from './use-search-dialog.tsx';

const useIsScrolled = (): boolean => {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(scrollY > constants.scrolledThresholdPx);
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, []);
  return isScrolled;
};

export const TopBar = () => {
  const scrolled = useIsScrolled();
  const { pathname } = useLocation();
  const mark = (to: Path) => isCurrent(to, pathname) && ({ 'aria-current': 'page' } as const);
  const barLink = (to: Path, name: string) => (
    <li key={to}>
      <SiteLink {...mark(to)} to={to} className="bar-link">
        {name}
      </SiteLink>
    </li>
  );
  const { onLink, dialog } = useSearchDialog();
  // Without JavaScript, this link opens the search page instead of the dialog.
  const searchLink = (
    <SiteLink
      {...mark('/search')}
      to="/search"
      className="bar-link"
      data-own-click
      onClick={onLink}
    >
      <Icon name="search" />
      <span className="sr-only">{navigation.search}</span>
    </SiteLink>
  );
  return (
    <header className="top-bar" data-scrolled={scrolled || undefined}>
      <div className="page-grid h-full">
        <div className="col-[content-start/full-end] flex items-stretch justify-between">
          <div className="flex items-stretch">
            <SiteLink to="/" className="flex items-center pr-2 text-[1.5rem]">
              <Logo />
              <span className="when-down">{navigation.offline}</span>
            </SiteLink>
            <islands.WaitingCount />
          </div>
          <nav aria-label={navigation.mainLabel} className="bar-nav">
            <ul className="flex h-full items-stretch">
              {barLink('/', navigation.home)}
              <Dropdown name="company" current={/^\/(company|team|work)/.test(pathname)} />
              <Dropdown name="services" current={pathname.startsWith('/services')} />
              {menus.bar.map(({ name, to }) => barLink(to, name))}
              <li>{searchLink}</li>
              <li>
                <SiteLink {...mark('/contact')} to="/contact" className="bar-action">
                  {navigation.getInTouch}
                  <Icon name="arrow-right" />
                </SiteLink>
              </li>
            </ul>
          </nav>
          <MobileMenu>{searchLink}</MobileMenu>
        </div>
      </div>
      {dialog}
    </header>
  );
};

import { useLocation } from '@tanstack/react-router';
import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/link.tsx';
import { Logo } from '../components/logo.tsx';
import { constants } from '../content/constants.ts';
import { navigation } from '../content/navigation.ts';
import type { Path } from '../content/types.ts';
import { isCurrent } from '../page/current-links.ts';
import { later } from '../sections/later.tsx';
import { Dropdown } from './dropdown.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchLink } from './search-link.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';
import { useSearchDialog } from './use-search-dialog.tsx';

const { home, company, services, links, search, contact, getInTouch, mainLabel } = navigation;

const WaitingCount = later((below) => below.WaitingCount);

/** The fixed bar on top of every page. */
export const TopBar = () => {
  const scrolled = useScrolledPast(constants.scrolledThresholdPx);
  const { pathname } = useLocation();
  const mark = (to: Path) => isCurrent(to, pathname) && ({ 'aria-current': 'page' } as const);
  const { onLink, dialog } = useSearchDialog();
  return (
    <header className="top-bar" data-scrolled={scrolled || undefined}>
      <div className="bar-row">
        <div className="col-[content-start/full-end] flex items-stretch justify-between">
          <div className="flex items-stretch">
            <SiteLink to={home.to} className="flex items-center pr-2 text-[1.5rem]">
              <Logo />
            </SiteLink>
            <WaitingCount />
          </div>
          <nav aria-label={mainLabel} className="bar-nav">
            <ul className="flex h-full items-stretch">
              <li>
                <SiteLink {...mark(home.to)} to={home.to} className="bar-link">
                  {home.name}
                </SiteLink>
              </li>
              <Dropdown name="company" current={pathname.startsWith(company.to)} />
              <Dropdown name="services" current={pathname.startsWith(services.to)} />
              {links.map(({ name, to }) => (
                <li key={to}>
                  <SiteLink {...mark(to)} to={to} className="bar-link">
                    {name}
                  </SiteLink>
                </li>
              ))}
              <li>
                <SearchLink {...mark(search.to)} onClick={onLink} />
              </li>
              <li>
                <SiteLink {...mark(contact.to)} to={contact.to} className="bar-action">
                  {getInTouch}
                  <Icon name="arrow-right" />
                </SiteLink>
              </li>
            </ul>
          </nav>
          <MobileMenu>
            <SearchLink {...mark(search.to)} onClick={onLink} />
          </MobileMenu>
        </div>
      </div>
      {dialog}
    </header>
  );
};

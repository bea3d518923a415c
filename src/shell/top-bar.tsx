import { useLocation } from '@tanstack/react-router';
import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/link.tsx';
import { Logo } from '../components/logo.tsx';
import { TeamStrip } from '../components/team-strip.tsx';
import { companyPages } from '../content/company-pages.ts';
import { constants } from '../content/constants.ts';
import { navigation } from '../content/navigation.ts';
import { serviceEntries } from '../content/services.gen.ts';
import { Dropdown } from './dropdown.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchLink } from './search-link.tsx';
import { useScrolledPast } from './use-scrolled-past.ts';
import { useSearchDialog } from './use-search-dialog.tsx';
import { WaitingCount } from './waiting-count.tsx';

const { home, company, services, team, links, contact, getInTouch, mainLabel } = navigation;

/** The fixed bar on top of every page. */
export const TopBar = () => {
  const scrolled = useScrolledPast(constants.scrolledThresholdPx);
  const { pathname } = useLocation();
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
                <SiteLink to={home.to} className="bar-link">
                  {home.name}
                </SiteLink>
              </li>
              <Dropdown
                id="company-menu"
                group={company}
                entries={companyPages}
                current={pathname.startsWith(company.to)}
              >
                <TeamStrip {...team} className="mt-5 ml-3 border-line border-t pt-5" />
              </Dropdown>
              <Dropdown
                id="services-menu"
                group={services}
                entries={serviceEntries}
                current={pathname.startsWith(services.to)}
              />
              {links.map(({ name, to }) => (
                <li key={to}>
                  <SiteLink to={to} className="bar-link">
                    {name}
                  </SiteLink>
                </li>
              ))}
              <li>
                <SearchLink onClick={onLink} />
              </li>
              <li>
                <SiteLink to={contact.to} className="bar-action">
                  {getInTouch}
                  <Icon name="arrow-right" />
                </SiteLink>
              </li>
            </ul>
          </nav>
          <MobileMenu>
            <SearchLink onClick={onLink} />
          </MobileMenu>
        </div>
      </div>
      {dialog}
    </header>
  );
};

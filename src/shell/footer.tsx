import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SiteLink } from '../components/link.tsx';
import { Logo } from '../components/logo.tsx';
import { NeedsConnection } from '../components/needs-connection.tsx';
import { Unfold } from '../components/unfold.tsx';
import { WithoutScript } from '../components/without-script.tsx';
import { addressLine, phoneHref } from '../content/contact-details.ts';
import { footer } from '../content/footer.ts';
import { menus } from '../content/menus.gen.ts';
import { navigation } from '../content/navigation.ts';
import { serviceEntries } from '../content/services.gen.ts';
import { site } from '../content/site.ts';
import type { Path } from '../content/types.ts';
import { Still } from '../sections/still.tsx';
import { Frieze } from './frieze.tsx';
import { InstallSlot } from './install-slot.tsx';
import { NewsletterForm } from './newsletter-form.tsx';
import { SharePage } from './share-page.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

// Hydration must match the HTML, which contains the year of its build even in later years.
declare const __BUILD_YEAR__: number;

const CopyrightYear = () => (useHydrated() ? new Date().getFullYear() : __BUILD_YEAR__);

const Column = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Unfold
    summary={
      <h2 className="font-semibold font-text text-muted text-small tracking-normal">{title}</h2>
    }
  >
    <ul>{children}</ul>
  </Unfold>
);

type LinkList = readonly { readonly name: string; readonly to: Path }[];

const Links = ({ links }: { readonly links: LinkList }) =>
  links.map(({ name, to }) => (
    <li key={to}>
      <SiteLink to={to} className="footer-link">
        {name}
      </SiteLink>
    </li>
  ));

const LinkColumn = ({ title, links }: { readonly title: string; readonly links: LinkList }) => (
  <nav aria-label={title}>
    <Column title={title}>
      <Links links={links} />
    </Column>
  </nav>
);

const services = [
  ...serviceEntries,
  { name: navigation.services.overview, to: '/services' } as const,
];

const { registration } = site.supplier;

const profiles = Object.entries<string>(site.social).filter(([, href]) => href);

export const Footer = () => (
  <footer className="footer tone-ink bg-night">
    <Frieze />
    <div className="wrap py-12 lg:py-16">
      <div className="grid gap-10 lg:grid-cols-2 lg:gap-16">
        <Still>
          <div>
            <SiteLink to="/" className="inline-flex text-heading">
              <Logo />
            </SiteLink>
            <p className="mt-3 text-lead text-muted">{site.tagline}</p>
            <a href={phoneHref} className="footer-link mt-3 font-semibold text-lead">
              {site.phone}
            </a>
            <p className="text-small text-muted">
              {addressLine}
              <br />
              {site.officeHours}
              {registration && (
                <>
                  <br />
                  {`${footer.registration} ${registration}`}
                </>
              )}
            </p>
          </div>
        </Still>
        <div id="newsletter">
          <NewsletterForm />
          <WithoutScript />
        </div>
      </div>
      <div
        id="site-links"
        className={`footer-columns mt-10 gap-x-6 border-line border-t md:grid ${profiles.length > 0 ? 'md:grid-cols-4' : 'md:grid-cols-3'} md:pt-10 lg:mt-14 lg:gap-x-16`}
      >
        <Still>
          <LinkColumn title={footer.services.title} links={services} />
          <LinkColumn title={footer.company.title} links={menus.footer.company} />
          <LinkColumn title={footer.site.title} links={menus.footer.site} />
          {profiles.length > 0 && (
            <Column title={footer.social.title}>
              {profiles.map(([name, href]) => (
                <li key={name}>
                  <a href={href} target="_blank" rel="noopener" className="footer-link">
                    {name}
                    <NeedsConnection />
                  </a>
                </li>
              ))}
            </Column>
          )}
        </Still>
      </div>
      <div className="md:mt-10 flex flex-wrap items-center justify-between gap-x-5 gap-y-4 border-line border-t pt-6 text-small lg:mt-14">
        <p className="text-muted">
          © <CopyrightYear />
          {` ${site.name}. ${footer.rights}`}
        </p>
        <Still>
          <ul className="flex flex-wrap gap-x-5">
            <Links links={menus.footer.legal} />
          </ul>
        </Still>
        <InstallSlot withSteps />
        <SharePage />
        <ThemeSwitch />
      </div>
    </div>
  </footer>
);

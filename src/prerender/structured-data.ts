import { site } from '../content/site.ts';
import { env } from '../env.ts';
import type { PrerenderedPage } from './pages.ts';

// Written at prerender only: under Trusted Types a client-side navigation may not write a script.
const organisation = {
  '@context': 'https://schema.org',
  '@type': 'Organization',
  name: site.name,
  slogan: site.tagline,
  url: env.siteUrl,
  logo: `${env.siteUrl}/icons/icon-512.png`,
  foundingDate: String(site.founded),
  email: site.email,
  telephone: site.phone.href.slice('tel:'.length),
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.address.street,
    addressLocality: site.address.suburb,
    addressRegion: site.address.province,
    postalCode: site.address.postalCode,
    addressCountry: 'ZA',
  },
};

/** The page's JSON-LD: the organisation, on the pages that are about it. */
export const structuredData = ({ path }: PrerenderedPage): string =>
  path === '/' || path === '/contact'
    ? `<script type="application/ld+json">${JSON.stringify(organisation).replaceAll('<', '\\u003c')}</script>`
    : '';

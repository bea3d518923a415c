import type { Organization } from 'schema-dts';
import { phoneHref } from '../../content/contact-details.ts';
import { site } from '../../content/site.ts';
import type { Path } from '../../content/types.ts';
import { env } from '../../env.ts';

export const urlOf = (path: Path): string => env.siteUrl + path;

const id = urlOf('/#organisation');

/** The company's identifying data, for pages about other subjects. */
export const provider = {
  '@type': 'Organization',
  '@id': id,
  name: site.name,
  url: urlOf('/'),
} as const satisfies Organization;

export const organisation = {
  ...provider,
  legalName: site.legalName,
  slogan: site.tagline,
  logo: urlOf('/icons/icon-512.png'),
  foundingDate: String(site.founded),
  email: site.email,
  telephone: phoneHref.slice('tel:'.length),
  sameAs: Object.values<string>(site.social).filter(Boolean),
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.address.street,
    addressLocality: site.address.suburb,
    addressRegion: site.address.province,
    postalCode: site.address.postalCode,
    addressCountry: site.address.countryCode,
  },
} as const satisfies Organization;

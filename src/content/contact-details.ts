import { site } from './site.ts';

const { street, suburb, city, postalCode } = site.address;

/** For a link that dials. */
export const phoneHref = `tel:${site.phone.replaceAll(/[^+\d]/g, '')}`;

/** The address in one line, for running text. */
export const addressLine = `${street}, ${suburb}, ${city}, ${postalCode}`;

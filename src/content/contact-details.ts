import { site } from './site.ts';

const { street, suburb, city, postalCode } = site.address;

/** The URL of a link that dials our number. */
export const phoneHref = `tel:${site.phone.replaceAll(/[^+\d]/g, '')}`;

/** The address in one line, for running text. */
export const addressLine = `${street}, ${suburb}, ${city}, ${postalCode}`;

/** Returns the URL that opens a chat with us and already contains a greeting. */
export const whatsappHref = (topicTitle?: string): string => {
  const about = topicTitle ? `, I have a question about ${topicTitle}.` : '.';
  const text = `Hello ${site.shortName}${about}`;
  return `https://wa.me/${site.whatsapp.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`;
};

/** Returns the URL that shows our address in the map app of the device, or on the web. */
export const directionsHref = (userAgent: string): string => {
  const address = encodeURIComponent(addressLine);
  if (/Android/.test(userAgent)) return `geo:0,0?q=${address}`;
  if (/Mac OS X/.test(userAgent)) return `https://maps.apple.com/?q=${address}`;
  return `https://www.openstreetmap.org/search?query=${address}`;
};

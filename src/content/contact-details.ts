import { site } from './site.ts';

const { street, suburb, city, postalCode } = site.address;

/** For a link that dials. */
export const phoneHref = `tel:${site.phone.replaceAll(/[^+\d]/g, '')}`;

/** The address in one line, for running text. */
export const addressLine = `${street}, ${suburb}, ${city}, ${postalCode}`;

/** Opens a chat with us, in which a greeting is already written. */
export const whatsappHref = (topicTitle?: string): string => {
  const about = topicTitle ? `, I have a question about ${topicTitle}.` : '.';
  const text = `Hello ${site.shortName}${about}`;
  return `https://wa.me/${site.whatsapp.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`;
};

/** Shows our address in the maps of the device that calls itself `userAgent`, or on the web. */
export const directionsHref = (userAgent: string): string => {
  const address = encodeURIComponent(addressLine);
  if (/Android/.test(userAgent)) return `geo:0,0?q=${address}`;
  if (/Mac OS X/.test(userAgent)) return `https://maps.apple.com/?q=${address}`;
  return `https://www.openstreetmap.org/search?query=${address}`;
};

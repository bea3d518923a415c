import type { site } from '../content/site.ts';
import { contentLines, escapedText } from '../content-lines.ts';

type Company = Pick<typeof site, 'address'> &
  Readonly<Record<'name' | 'domain' | 'email' | 'phone' | 'whatsapp' | 'officeHours', string>>;

/** Returns the company's vCard in version 3.0 (RFC 2426), which Apple, Android and Outlook read. */
export const contactCard = ({ name, phone, whatsapp, email, domain, ...rest }: Company): string => {
  const { street, suburb, city, province, postalCode, countryCode } = rest.address;
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(countryCode) ?? countryCode;
  const address = ['', '', `${street}, ${suburb}`, city, province, postalCode, country];
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    // `N` (a person's name) is required, but empty for a company.
    'N:;;;;',
    `FN:${escapedText(name)}`,
    `ORG:${escapedText(name)}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE:${escapedText(phone)}`,
    ...(whatsapp ? [`TEL;TYPE=CELL:${escapedText(whatsapp)}`] : []),
    `EMAIL;TYPE=INTERNET,WORK:${escapedText(email)}`,
    `ADR;TYPE=WORK:${address.map(escapedText).join(';')}`,
    `URL:https://${domain}`,
    `NOTE:${escapedText(rest.officeHours)}`,
    'END:VCARD',
  ]);
};

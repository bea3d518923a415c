interface Company {
  readonly name: string;
  readonly domain: string;
  readonly email: string;
  readonly phone: string;
  readonly whatsapp: string;
  readonly address: Readonly<
    Record<'street' | 'suburb' | 'city' | 'province' | 'postalCode' | 'countryCode', string>
  >;
  readonly officeHours: string;
}

const MOST_OCTETS = 75;
const encoder = new TextEncoder();

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** A line in parts that are short enough, of which each but the first begins with a space. */
const folded = (line: string): string => {
  let parts = '';
  let octets = 0;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (octets + length > MOST_OCTETS) {
      parts += '\r\n ';
      octets = 1;
    }
    parts += character;
    octets += length;
  }
  return parts;
};

/** The company as a vCard 3.0 (RFC 2426): contacts of Apple, Android and Outlook read that version. */
export const contactCard = ({ name, phone, whatsapp, email, domain, ...rest }: Company): string => {
  const { street, suburb, city, province, postalCode, countryCode } = rest.address;
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(countryCode) ?? countryCode;
  const address = ['', '', `${street}, ${suburb}`, city, province, postalCode, country];
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // Required, and empty for what is no person.
    'N:;;;;',
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE:${escaped(phone)}`,
    ...(whatsapp ? [`TEL;TYPE=CELL:${escaped(whatsapp)}`] : []),
    `EMAIL;TYPE=INTERNET,WORK:${escaped(email)}`,
    `ADR;TYPE=WORK:${address.map(escaped).join(';')}`,
    `URL:https://${domain}`,
    `NOTE:${escaped(rest.officeHours)}`,
    'END:VCARD',
    '',
  ]
    .map(folded)
    .join('\r\n');
};

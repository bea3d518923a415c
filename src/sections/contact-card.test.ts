import { expect, it } from 'vitest';
import { site } from '../content/site.ts';
import { contactCard } from './contact-card.ts';

/** Parses a card according to RFC 2426: unfolds lines, and unescapes each part of a value. */
const read = (card: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    card
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .filter(Boolean)
      .map((line) => {
        const colon = line.indexOf(':');
        const parts = line.slice(colon + 1).split(/(?<!\\)(?:\\\\)*;/);
        const plain = parts.map((part) =>
          part.replace(/\\(.)/g, (_, character) => (character === 'n' ? '\n' : character)),
        );
        return [line.slice(0, colon), plain];
      }),
  );

it("the card contains the company's contact details", () => {
  const { street, suburb, city, province, postalCode } = site.address;
  expect(Object.fromEntries(read(contactCard(site)))).toEqual({
    BEGIN: ['VCARD'],
    VERSION: ['3.0'],
    N: ['', '', '', '', ''],
    FN: [site.name],
    ORG: [site.name],
    'X-ABShowAs': ['COMPANY'],
    'TEL;TYPE=WORK,VOICE': [site.phone],
    'TEL;TYPE=CELL': [site.whatsapp],
    'EMAIL;TYPE=INTERNET,WORK': [site.email],
    'ADR;TYPE=WORK': ['', '', `${street}, ${suburb}`, city, province, postalCode, 'South Africa'],
    URL: [`https://${site.domain}`],
    NOTE: [site.officeHours],
    END: ['VCARD'],
  });
});

it('the card escapes special characters, and omits a missing WhatsApp number', () => {
  const name = 'Smith; Nkosi, Sons \\ Daughters';
  const card = contactCard({ ...site, name, whatsapp: '', officeHours: 'Monday\r\nFriday' });
  expect(card).toContain('ORG:Smith\\; Nkosi\\, Sons \\\\ Daughters\r\n');
  expect(read(card).get('FN')).toEqual([name]);
  expect(read(card).get('NOTE')).toEqual(['Monday\nFriday']);
  expect(card).not.toContain('CELL');
});

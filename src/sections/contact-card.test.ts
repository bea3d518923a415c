import { expect, it } from 'vitest';
import { site } from '../content/site.ts';
import { contactCard } from './contact-card.ts';

/** Returns the lines of a card, unfolded according to RFC 2426. */
const linesOf = (card: string) => card.replaceAll('\r\n ', '').split('\r\n');

it("the vCard contains the company's contact details", () => {
  const { street, suburb, city, province, postalCode } = site.address;
  expect(linesOf(contactCard(site))).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    `FN:${site.name}`,
    `ORG:${site.name}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE:${site.phone}`,
    `TEL;TYPE=CELL:${site.whatsapp}`,
    `EMAIL;TYPE=INTERNET,WORK:${site.email}`,
    `ADR;TYPE=WORK:;;${street}\\, ${suburb};${city};${province};${postalCode};South Africa`,
    `URL:https://${site.domain}`,
    `NOTE:${site.officeHours.replaceAll(',', '\\,')}`,
    'END:VCARD',
    '',
  ]);
});

it('the vCard escapes special characters, and omits a missing WhatsApp number', () => {
  const name = 'Smith; Nkosi, Sons \\ Daughters';
  const card = contactCard({ ...site, name, whatsapp: '', officeHours: 'Monday\r\nFriday' });
  expect(linesOf(card)).toContain('ORG:Smith\\; Nkosi\\, Sons \\\\ Daughters');
  expect(linesOf(card)).toContain('NOTE:Monday\\nFriday');
  expect(card).not.toContain('CELL');
});

import { describe, expect, it } from 'vitest';
import type { Submission } from '../../src/submissions/submission.ts';
import { anApplication, aReservation, aSubscription } from '../testing/testing.ts';
import { csvHeader, csvRecord } from './inbox-csv.ts';

const times = { composedAt: '2026-11-20T10:00:00.000Z', receivedAt: '2027-01-01T09:00:00.000Z' };
const contact = (fields: { name?: string; message?: string; phone?: string; topic?: string }) =>
  csvRecord({
    kind: 'contact',
    id: '1',
    ...times,
    fields: { name: 'T', email: 'a@b.example', message: 'm', ...fields },
  });
const start = 'contact,1,2027-01-01T09:00:00.000Z,2026-11-20T10:00:00.000Z,';
const columns = csvHeader.trim().split(',');
const blank = ','.repeat(columns.length - columns.indexOf('message') - 1);

/** Returns the non-empty cells by column. The record must not contain quoted cells. */
const cells = (record: string) => {
  const texts = record.trim().split(',');
  expect(texts).toHaveLength(columns.length);
  return Object.fromEntries(columns.flatMap((column, i) => (texts[i] ? [[column, texts[i]]] : [])));
};

describe('a CSV record', () => {
  it('has a cell for every column of the header, empty if the kind lacks the field', () => {
    expect(csvHeader).toBe(
      'kind,id,receivedAt,composedAt,name,email,message,consentVersion,vacancy,intake,places,signs,phone,topic,organisation,links,waitingList\r\n',
    );
    expect(contact({})).toBe(`${start}T,a@b.example,m${blank}\r\n`);
  });

  it.each<Submission>([
    aSubscription(),
    anApplication({ links: 'code.example' }),
    aReservation({ waitingList: 'yes' }),
  ])('contains the fields of its kind: $kind', ({ kind, id, fields }) => {
    const record = csvRecord({ kind, id, ...times, fields: { ...fields } });
    expect(cells(record)).toEqual({ kind, id, ...times, ...fields });
  });

  it('contains the topic, and the phone number as text', () => {
    expect(cells(contact({ phone: '+27105550142', topic: 'services/cloud' }))).toMatchObject({
      phone: "'+27105550142",
      topic: 'services/cloud',
    });
  });

  it.each([
    ['a comma', 'Nkosi, Thandi', '"Nkosi, Thandi"'],
    ['a quote', 'Thandi "T" Nkosi', '"Thandi ""T"" Nkosi"'],
    ['line breaks', 'one\ntwo', '"one\ntwo"'],
    ['other scripts', '👩🏾‍💻 שלום', '👩🏾‍💻 שלום'],
    ['a terminal escape', 'a\u001b[2Jb\u009b', 'a\ufffd[2Jb\ufffd'],
    ['bidirectional marks', 'a\u202egnp\u2066x\u200f', 'a\ufffdgnp\ufffdx\ufffd'],
  ])('safely contains %s', (_, name, field) =>
    expect(contact({ name })).toBe(`${start}${field},a@b.example,m${blank}\r\n`),
  );

  it.each([
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['+27 11 555 0100', `'+27 11 555 0100`],
    ['-2+3', `'-2+3`],
    ['@SUM(A1)', `'@SUM(A1)`],
    ['\t=1+1', `'\t=1+1`],
    ['\r=1+1', `"'\r=1+1"`],
  ])('contains the formula %j as text', (message, field) =>
    expect(contact({ message })).toBe(`${start}T,a@b.example,${field}${blank}\r\n`),
  );
});

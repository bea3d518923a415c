import { describe, expect, it } from 'vitest';
import { validate } from './kinds.ts';
import { contact } from './sending/testing/samples.ts';

const withPhone = (phone: string) => validate('contact', { ...contact().fields, phone });

describe('a telephone number', () => {
  it.each([
    ['010 555 0142', '+27105550142'],
    ['0105550142', '+27105550142'],
    ['(010) 555-0142', '+27105550142'],
    ['[010] 555 0142', '+27105550142'],
    ['010.555.0142', '+27105550142'],
    ['010–555–0142', '+27105550142'],
    ['+27 10 555 0142', '+27105550142'],
    ['+27105550142', '+27105550142'],
    ['+27 (0)10 555 0142', '+27105550142'],
    ['(0)10 555 0142', '+27105550142'],
    ['0027 10 555 0142', '+27105550142'],
    ['27 10 555 0142', '+27105550142'],
    ['+44 20 7946 0958', '+442079460958'],
    ['\u200f\u202a010 555\u00ad 0142\u202c', '+27105550142'],
    ['\u200b010\u00a0555\u202f0142\t', '+27105550142'],
    ['０１０　５５５　０１４２', '+27105550142'],
    ['＋２７（１０）５５５－０１４２', '+27105550142'],
    [`+${'9'.repeat(15)}`, `+${'9'.repeat(15)}`],
  ])('%j is stored as %s', (typed, phone) => {
    const checked = withPhone(typed);
    expect(checked).toEqual({ ok: true, fields: { ...contact().fields, phone } });
    // The server validates the page's result again, and must not change it.
    expect(withPhone(phone)).toEqual(checked);
  });

  const invalid = [
    'call me',
    '010 555 CALL',
    '010 555 0142 x5',
    '82 555 0142',
    '12345678',
    '+1234567',
    '9'.repeat(40),
    `+${'9'.repeat(16)}`,
    '0',
    '+',
    '000 27 10 555 0142',
    '+27 10 +555 0142',
    '<b>0105550142</b>',
    '٠١٠٥٥٥٠١٤٢',
    '9'.repeat(1_000_000),
  ];
  it.each(invalid.map((typed) => [typed.slice(0, 30), typed] as const))(
    '%j is invalid',
    (_, typed) => {
      expect(withPhone(typed)).toEqual({
        ok: false,
        problems: [{ field: 'phone', message: 'Invalid phone number' }],
      });
    },
  );

  it.each(['', '  ', '\u200f\u200e'])('%j is omitted', (typed) => {
    expect(withPhone(typed)).toEqual({ ok: true, fields: contact().fields });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { controlFor, validate, withoutOptionalFields } from './kinds.ts';
import { formPage } from './native-forms.ts';
import { requestFor } from './operation.ts';
import { contact, newsletter } from './sending/testing/samples.ts';
import type { Submission } from './submission.ts';

const good = contact().fields;

const accepted = (fields: object) => ({ ok: true, fields });

const problemWith = (field: 'name' | 'email' | 'message', text: string) => {
  const checked = validate('contact', { ...good, [field]: text });
  if (checked.ok) return 'ok';
  expect(checked.problems).toHaveLength(1);
  expect(checked.problems[0]?.field).toBe(field);
  return checked.problems[0]?.message;
};

const blanks = {
  'no text': '',
  spaces: '   ',
  'line feeds and tabs': '\r\n\t\n',
  'no-break space': '\u00a0\u00a0',
  'zero-width space': '\u200b\u200b\u200b',
  'joiners, marks and BOM': '\u200d\u2060\u200e\u200f\ufeff',
  'Hangul filler': '\u3164\u3164',
  'Braille blank': '\u2800\u2800',
  'soft hyphens': '\u00ad'.repeat(12),
  'control characters': '\u0000\u0007\u001b\u007f',
  'ten megabytes of zero-width spaces': '\u200b'.repeat(10_000_000),
};

describe('the field rules', () => {
  it.each([
    ['name', 'A', 'Name must be at least 2 characters'],
    ['name', '  A  ', 'Name must be at least 2 characters'],
    ['name', '😀', 'Name must be at least 2 characters'],
    ['name', 'Bo', 'ok'],
    ['name', '李明', 'ok'],
    ['name', 'محمد', 'ok'],
    ['name', '\u202eabc', 'ok'],
    ['name', '<script>alert(1)</script>', 'ok'],
    ['name', "Robert'); DROP TABLE", 'ok'],
    ['name', 'a'.repeat(100), 'ok'],
    ['name', '😀'.repeat(100), 'ok'],
    ['name', 'a'.repeat(101), 'Name must be at most 100 characters'],
    ['email', 'a', 'Invalid email address'],
    ['email', 'a@b', 'Invalid email address'],
    ['email', 'a@@b.co', 'Invalid email address'],
    ['email', 'a b@c.co', 'Invalid email address'],
    ['email', 'a@b.co\n', 'ok'],
    ['email', 'a@b\n.co', 'Invalid email address'],
    ['email', 'a@-b.co', 'Invalid email address'],
    ['email', 'a@b..co', 'Invalid email address'],
    ['email', '<script>@b.co', 'Invalid email address'],
    ['email', "o'neil+site@mail.example.co.za", 'ok'],
    ['email', 'A@B.CO', 'ok'],
    ['email', ' a@b.co ', 'ok'],
    ['email', `${'a'.repeat(247)}@bcd.co`, 'ok'],
    ['email', `${'a'.repeat(248)}@bcd.co`, 'Invalid email address'],
    ['message', '123456789', 'Message must be at least 10 characters'],
    ['message', `  123456789${' '.repeat(20)}`, 'Message must be at least 10 characters'],
    ['message', '😀'.repeat(9), 'Message must be at least 10 characters'],
    ['message', '1234567890', 'ok'],
    ['message', '😀'.repeat(10), 'ok'],
    ['message', 'a'.repeat(3000), 'ok'],
    ['message', '😀'.repeat(3000), 'ok'],
    ['message', 'a'.repeat(3001), 'Message must be at most 3000 characters'],
    ['message', '<script>alert(1)</script>', 'ok'],
  ] as const)('check %s %j: %s', (field, text, expected) => {
    expect(problemWith(field, text)).toBe(expected);
  });

  it.each(Object.entries(blanks))('treat %s as empty', (_name, text) => {
    expect(problemWith('name', text)).toBe('Please enter your name');
    expect(problemWith('email', text)).toBe('Please enter your email');
    expect(problemWith('message', text)).toBe('Please enter your message');
  });

  it.each([
    ['letters', 'a'.repeat(10_000_000)],
    ['emoji', '😀'.repeat(2_500_000)],
    ['lone surrogates', '\ud800'.repeat(1_000_000)],
  ])('apply even to megabytes of %s', (_name, text) => {
    expect(problemWith('name', text)).toBe('Name must be at most 100 characters');
    expect(problemWith('email', text)).toBe('Invalid email address');
    expect(problemWith('message', text)).toBe('Message must be at most 3000 characters');
  });

  it('report a problem for every wrong field, in order', () => {
    expect(validate('contact', { name: '', email: '', message: '' })).toEqual({
      ok: false,
      problems: [
        { field: 'name', message: 'Please enter your name' },
        { field: 'email', message: 'Please enter your email' },
        { field: 'message', message: 'Please enter your message' },
      ],
    });
  });

  it('apply to trimmed text with normalized line feeds and without control characters', () => {
    const message = '  שלום\r\n\u0000line\ttwo\rthree <b>&\u001b[0m 👩‍👩‍👧 \ud800!  ';
    const normalized = 'שלום\nline\ttwo\nthree <b>&[0m 👩‍👩‍👧 \ufffd!';
    const checked = validate('contact', { ...good, message });
    expect(checked).toEqual(accepted({ ...good, message: normalized }));
  });

  it('replace every kind of line break in a single-line field with a space', () => {
    const organisation = ' A\u0085B\u2028C\u2029\n';
    const typed = { ...good, name: 'Thandi\r\nNkosi', organisation };
    const normalized = { ...good, name: 'Thandi Nkosi', organisation: 'A B C' };
    expect(validate('contact', typed)).toEqual(accepted(normalized));
    expect(problemWith('email', 'a\n@b.co')).toBe('Invalid email address');
  });

  it('check the address and the consent of a newsletter subscription', () => {
    const { fields } = newsletter();
    expect(validate('newsletter', fields)).toEqual(accepted(fields));
    for (const [email, consentVersion, message] of [
      ['', '', 'Please enter your email'],
      ['a@b', 'v'.repeat(33), 'Invalid email address'],
    ]) {
      expect(validate('newsletter', { email, consentVersion })).toMatchObject({
        problems: [{ field: 'email', message }, { field: 'consentVersion' }],
      });
    }
  });
});

describe('an application', () => {
  const applied = { ...good, vacancy: 'data-engineer' };

  it('has the fields and rules of a message, and also a vacancy and optional links', () => {
    const more = { ...applied, phone: '+27105550142', links: 'https://code.example/thandi' };
    expect(validate('application', applied)).toEqual(accepted(applied));
    expect(validate('application', more)).toEqual(accepted(more));
    expect(validate('application', { links: 'l'.repeat(501) })).toMatchObject({
      problems: [
        { field: 'name', message: 'Please enter your name' },
        { field: 'email', message: 'Please enter your email' },
        { field: 'vacancy' },
        { field: 'message', message: 'Please enter your message' },
        { field: 'links', message: 'Links must be at most 500 characters' },
      ],
    });
  });

  const unknown = ['', 'Data-Engineer', '../contact', '-', 'v'.repeat(81), 'v-'.repeat(5_000)];
  it.each(unknown.map((vacancy) => [vacancy.slice(0, 20), vacancy] as const))(
    'cannot be for the vacancy %j',
    (_, vacancy) => {
      expect(validate('application', { ...applied, vacancy })).toMatchObject({
        problems: [{ field: 'vacancy', message: expect.stringContaining('Vacancy unknown') }],
      });
    },
  );
});

describe('a reservation', () => {
  const { name, email } = good;
  const reserved = { name, email, intake: 'power-platform-2027-q1', places: '1' };

  it.each(['1', '9', '10', '19', '20', ' 3 '])('can be for %j places', (places) => {
    const checked = validate('reservation', { ...reserved, places });
    expect(checked).toEqual(accepted({ ...reserved, places: places.trim() }));
  });

  it.each(['', '0', '-1', '1e9', '2.5', '21', '100', '01', '+1', '١', '0x2', 'two', '1 2'])(
    'cannot be for %j places, and the message says how to reserve more',
    (places) => {
      const message = 'Please enter a whole number from 1 to 20; for more places, phone us';
      expect(validate('reservation', { ...reserved, places })).toEqual({
        ok: false,
        problems: [{ field: 'places', message }],
      });
    },
  );

  it("must name an intake, and is for the waiting list only if `waitingList` is 'yes'", () => {
    expect(validate('reservation', { ...reserved, intake: 'No intake' })).toMatchObject({
      problems: [{ field: 'intake', message: expect.stringContaining('Intake unknown') }],
    });
    const waiting = { ...reserved, waitingList: 'yes' };
    expect(validate('reservation', waiting)).toEqual(accepted(waiting));
    for (const other of ['no', 'YES', '<b>', '1']) {
      const checked = validate('reservation', { ...reserved, waitingList: other });
      expect(checked).toEqual(accepted(reserved));
    }
  });

  it('is not changed for an older server, because reservations have no message', () => {
    const fields = { ...reserved, phone: '+27105550142', waitingList: 'yes' };
    expect(withoutOptionalFields('reservation', fields)).toBeUndefined();
  });
});

it('formPage returns the page on which the visitor wrote a submission', () => {
  const applied = { ...good, vacancy: 'a-b' };
  const reserved = { ...good, intake: 'c-d', places: '1' };
  expect(formPage(contact())).toBe('/contact');
  expect(formPage(newsletter())).toBe('/#newsletter');
  expect(formPage({ kind: 'application', fields: applied })).toBe('/careers/a-b');
  expect(formPage({ kind: 'reservation', fields: reserved })).toBe('/training/intakes/c-d');
});

describe('the maximum length of a control', () => {
  it.each([
    ['name', 100],
    ['message', 3000],
    ['organisation', 200],
  ] as const)('for %s is %i, and text is counted as in validation', (name, most) => {
    const { limit } = controlFor('contact', name);
    if (!limit) expect.fail('no limit');
    expect(limit.most).toBe(most);
    for (const typed of [`  ${'😀'.repeat(most)}\r\n\u0000`, 'a\r\nb'.repeat(most / 4)])
      expect(limit.countIn(typed)).toBeLessThanOrEqual(most);
    const long = 'x'.repeat(most + 7);
    expect(limit.countIn(long)).toBe(most + 7);
    expect(validate('contact', { ...good, [name]: long })).toEqual({
      ok: false,
      problems: [{ field: name, message: limit.message }],
    });
  });

  it('is undefined for the email address, whose rule checks length and format together', () => {
    expect(controlFor('contact', 'email').limit).toBeUndefined();
  });
});

const nasty = fc.constantFrom(
  ...['"', '\\', '\n', '\t', '\r', '/', '<', ' ', 'a', 'é', 'ب', '\u2028', '\u0085', '\u0001'],
  ...['😀', '\u{10ffff}', '\ud800', '\udc00', '\u200b', '\ufeff', '\u202e'],
);
// Repeats one character, because fast-check generates such text ten times as fast.
const run = (longest: number) =>
  fc.tuple(nasty, fc.nat(longest)).map(([character, times]) => character.repeat(times));
const text = (maxLength: number) =>
  fc.oneof(
    fc.array(run(maxLength / 4), { maxLength: 8 }).map((runs) => runs.join('x')),
    fc.tuple(nasty, fc.nat(maxLength)).map(([character, times]) => `x${character.repeat(times)}x`),
    fc.string({ unit: 'binary', maxLength: Math.min(maxLength, 200) }),
  );

describe('valid input', () => {
  const bytes = (message: Submission) =>
    new TextEncoder().encode(JSON.stringify(requestFor(message))).length;

  it('is less than 16 KB when sent, in any writing system, and unchanged if validated again', () => {
    const email = `${'a'.repeat(247)}@bcd.co`;
    const property = fc.property(text(112), text(3100), (name, message) => {
      const once = validate('contact', { name, email, message });
      if (!once.ok) return;
      expect(bytes({ ...contact(), fields: once.fields })).toBeLessThan(16_384);
      expect(validate('contact', once.fields)).toEqual(once);
    });
    fc.assert(property, { numRuns: 100 });
  });

  it.each(['😀', '"', '\\', 'x\n', '\u2028', '\ufffd'])(
    'is less than 16 KB even if the longest text consists of %j',
    (unit) => {
      const message = `x${unit.repeat(3000 / [...unit].length - 2)}x`;
      const name = '😀'.repeat(100);
      const checked = validate('contact', { name, email: `${'a'.repeat(247)}@bcd.co`, message });
      if (!checked.ok) expect.fail('not accepted');
      expect(bytes({ ...contact(), fields: checked.fields })).toBeLessThan(16_384);
      const most = {
        ...checked.fields,
        phone: `+${'9'.repeat(15)}`,
        vacancy: 'v'.repeat(80),
        links: `x${unit.repeat(500 / [...unit].length - 2)}x`,
      };
      const applied = validate('application', most);
      if (!applied.ok) expect.fail('not accepted');
      const application = { ...contact(), kind: 'application', fields: applied.fields } as const;
      expect(bytes(application)).toBeLessThan(16_384);
    },
  );
});

describe('optional fields', () => {
  it('are omitted if blank, and validated otherwise', () => {
    const blank = { ...good, phone: ' ', topic: '  ', organisation: undefined };
    expect(validate('contact', blank)).toEqual(accepted(good));
    expect(validate('contact', { ...good, organisation: 'o'.repeat(201) })).toMatchObject({
      problems: [{ field: 'organisation', message: 'Organisation must be at most 200 characters' }],
    });
  });

  it('become lines of the message for a server that does not know them', () => {
    const fields = { ...good, topic: 'services/cloud', organisation: 'Acme' };
    expect(withoutOptionalFields('contact', fields)).toEqual({
      ...good,
      message: `Topic: services/cloud\nOrganisation: Acme\n\n${good.message}`,
    });
    expect(withoutOptionalFields('contact', good)).toBeUndefined();
  });

  it('are not moved into a message that has no room for them', () => {
    const fields = { ...good, message: 'm'.repeat(3000), topic: 'services/cloud' };
    expect(withoutOptionalFields('contact', fields)).toBeUndefined();
  });
});

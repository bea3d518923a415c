import fc from 'fast-check';
import { type Kind, kindNames } from '../../src/submissions/kinds.ts';
import { operationFor } from '../../src/submissions/operation.ts';

const valid = { name: 'Thandi', email: 'a@b.example', message: 'Ten letters and more.' };
const composedAt = '2026-11-20T10:00:00.000Z';
const KNOWN_IDS = [1, 2, 3].map((n) => `0b8f0000-0000-4000-8000-00000000000${n}`);
// Most ids are new; some recur with other content.
const id = fc.oneof(
  { weight: 4, arbitrary: fc.uuid({ version: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(...KNOWN_IDS) },
);

// Zero-width, combining and bidirectional characters, lone surrogates, quotes, and long text.
const nasty = fc.constantFrom(
  ...'\u0000|\u200b|\u202e|\ud800|\udfff|\ufeff|\u2028|\r\n|\\|"|\'|`| ||👩🏾‍💻|Z̸͓͝'.split('|'),
  ..."{{x}}|%00|../|');--|<script>|=1+1|__proto__|a@b.example".split('|'),
  ...['A'.repeat(300), '🇿'.repeat(3000), '\u0301'.repeat(500), 'x'.repeat(17_000)],
);
const text = fc.oneof(
  nasty,
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.array(nasty, { maxLength: 4 }).map((parts) => parts.join('')),
);
const time = fc.oneof(
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.constantFrom('2027-02-30T00:00:00Z', '2027-01-01', '+275760-09-13T00:00:00Z', '0'),
  text,
);
const anything = fc.oneof(fc.jsonValue({ maxDepth: 4 }), text, time);

const kind = fc.constantFrom(...kindNames);
const bodyOf = ([to, input]: [Kind, unknown]) =>
  JSON.stringify({ ...operationFor(to), variables: { input } });

const mostly = (right: string, otherwise: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: otherwise });

const plausible = fc
  .record({
    id,
    composedAt: mostly(composedAt, time),
    name: mostly(valid.name, text),
    email: mostly(valid.email, text),
    message: mostly(valid.message, text),
    phone: fc.option(text),
    topic: fc.option(text),
  })
  .map((input) => bodyOf(['contact', input]));
const subscription = fc
  .record({
    id,
    composedAt: fc.constant(composedAt),
    email: mostly(valid.email, text),
    consentVersion: text,
  })
  .map((input) => bodyOf(['newsletter', input]));
const wrongFields = fc
  .tuple(
    id,
    fc.dictionary(fc.constantFrom('id', 'name', 'email', 'message', 'x', '__proto__'), anything),
  )
  .chain(([known, changes]) =>
    fc.tuple(kind, fc.constant({ id: known, composedAt, ...valid, ...changes })),
  )
  .map(bodyOf);

const spoilt = fc
  .tuple(plausible, fc.nat(), fc.uint8Array({ maxLength: 3 }), fc.nat(3))
  .map(([body, at, bytes, cut]) => {
    const whole = Buffer.from(body);
    const place = at % whole.length;
    return Buffer.concat([whole.subarray(0, place), bytes, whole.subarray(place + cut)]);
  });
const cutOff = fc
  .tuple(plausible, fc.nat())
  .map(([body, at]) => Buffer.from(body).subarray(0, at % Buffer.byteLength(body)));

const words = fc.constantFrom(
  ...'query|mutation|subscription|fragment f on Mutation|...f|... on Query|on|type'.split('|'),
  ...'@skip(if: true)|@include(if: $x)|@defer|{|}|(|)|[|]|:|!|$x|$x: Int|=|"|"""|#|&'.split('|'),
  ...'sendContactMessage|subscribeToNewsletter|(input: $input)|vacancies|intakes'.split('|'),
  ...'{ id }|{ __typename }|__schema|__type(name: "Query")|a:|null|1e999|-0|schema'.split('|'),
  ...['\u0000', '\ufeff', '|'],
);
const soup = fc.array(words, { maxLength: 40 }).map((parts) => parts.join(' '));
const nested = fc
  .tuple(
    fc.constantFrom('{a', '[', '(a:[', '{...{', '...on Query{'),
    fc.integer({ min: 1, max: 3000 }),
  )
  .map(([part, times]) => part.repeat(times));
const documents = fc
  .tuple(fc.oneof(soup, nested, text), fc.option(anything), fc.option(anything))
  .map(([query, variables, operationName]) => JSON.stringify({ query, variables, operationName }));

/** A body for the endpoint: valid, partly invalid, or arbitrary. */
export const fuzzBody: fc.Arbitrary<string | Buffer> = fc.oneof(
  plausible,
  subscription,
  wrongFields,
  spoilt,
  cutOff,
  documents,
  fc.json(),
  fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  fc.array(plausible, { maxLength: 3 }).map((batch) => `[${batch}]`),
  fc.constantFrom(
    '',
    ' '.repeat(20_000),
    '['.repeat(10_000),
    '{"query":',
    '{"__proto__":{"query":"{a}"}}',
  ),
);

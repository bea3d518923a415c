import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anIntake } from '../../src/openings/testing/samples.ts';
import { kinds } from '../../src/submissions/kinds.ts';
import { requestFor } from '../../src/submissions/operation.ts';
import type { Submission } from '../../src/submissions/submission.ts';
import { Unavailable } from '../database/database.ts';
import { testDirectory } from '../testing/for-one-test.ts';
import { failingWith, startTestApp, type TestApp } from '../testing/test-app.ts';
import {
  aContactMessage,
  anApplication,
  aReservation,
  aSubscription,
  everythingStored,
  newId,
} from '../testing/testing.ts';

let server: TestApp;

const restart = async (...how: Parameters<typeof startTestApp>) => {
  await server?.stop();
  server = await startTestApp(...how);
};
beforeAll(() => restart());
afterAll(() => server.stop());

const accept = 'application/graphql-response+json, application/json';

const post = async (payload: unknown, headers: Readonly<Record<string, string>> = {}) => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', accept, ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  const type = headers['accept'] ?? 'application/graphql-response+json';
  expect(response.headers['content-type']).toBe(`${type}; charset=utf-8`);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.body).not.toMatch(/ at .*\.(?:ts|js)|node_modules|SQLITE|SELECT|INSERT/);
  return { status: response.statusCode, headers: response.headers, body: response.json() };
};

const sendIt = async (submission: Submission) => {
  const { status, body } = await post(requestFor(submission));
  expect(status).toBe(200);
  expect(body.errors).toBeUndefined();
  return body.data[kinds[submission.kind].mutation.field];
};

const contactWith = (fields: Readonly<Record<string, unknown>>, more: object = {}) => {
  const message = aContactMessage();
  const request = requestFor(message);
  return { ...request, variables: { input: { ...request.variables.input, ...fields } }, ...more };
};

const stored = () => everythingStored(server.settings.database);
const storedUnder = async (wanted: string) => (await stored()).filter(({ id }) => id === wanted);

describe('a submission', () => {
  it('gets a receipt for its id, and is stored', async () => {
    // An application is accepted even if its vacancy is no longer in the list.
    const application = anApplication({ vacancy: 'closed-long-ago', phone: '+27105550142' });
    for (const submission of [aContactMessage(), aSubscription(), application]) {
      expect(await sendIt(submission)).toEqual({
        __typename: 'SubmissionReceipt',
        id: submission.id,
        receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      });
      const { id, kind, fields, composedAt } = submission;
      expect(await storedUnder(id)).toMatchObject([{ kind, ...fields, composedAt }]);
    }
  });

  it('is rejected if it reserves a place in an intake that has started, unless it is a replay', async () => {
    const intakes = [anIntake({ id: 'power-platform-2027-q1', startsOn: '2999-12-30' })];
    const directory = testDirectory();
    const publish = (list: readonly object[]) =>
      directory.write('openings.json', JSON.stringify({ vacancies: [], intakes: list }));
    await restart({ openingsFile: join(directory.path, 'openings.json') });
    const receipt = { __typename: 'SubmissionReceipt' };
    // The server has no valid list of openings yet.
    expect(await sendIt(aReservation())).toMatchObject(receipt);
    publish(intakes);
    const first = aReservation({ waitingList: 'yes' });
    const taken = await sendIt(first);
    expect(taken).toMatchObject(receipt);
    expect(await storedUnder(first.id)).toMatchObject([{ kind: 'reservation', ...first.fields }]);
    publish([]);
    expect(await sendIt(first)).toEqual(taken);
    const late = aReservation();
    const says = expect.stringContaining('Please choose another date');
    expect(await sendIt(late)).toEqual({
      __typename: 'SubmissionRejection',
      id: late.id,
      problems: [{ field: 'intake', message: says }],
    });
    expect(await storedUnder(late.id)).toEqual([]);
    await restart();
  });

  it('is normalized by the shared rules before it is stored, with times in UTC', async () => {
    const message = aContactMessage(
      { name: '  Thandi\u0000 ', email: 'a@b.example ', message: ' Line one\r\nline two ' },
      { composedAt: '2026-11-20T12:00:00+02:00' },
    );
    await sendIt(message);
    const fields = { name: 'Thandi', email: 'a@b.example', message: 'Line one\nline two' };
    const composedAt = '2026-11-20T10:00:00.000Z';
    expect(await storedUnder(message.id)).toMatchObject([{ ...fields, composedAt }]);
  });

  it('is stored unchanged even with the longest allowed text and a time in the far future', async () => {
    const fields = { name: '👩🏾‍💻 שלום', message: '🇿'.repeat(3000) };
    const message = aContactMessage(fields, { composedAt: '9999-12-31T23:59:59.000Z' });
    expect(await sendIt(message)).toMatchObject({ __typename: 'SubmissionReceipt' });
    const { composedAt } = message;
    expect(await storedUnder(message.id)).toMatchObject([{ ...fields, composedAt }]);
  });

  it("is rejected with the form's messages if its fields are blank", async () => {
    const message = aContactMessage({ name: '', email: '\t', message: ' \n \u200b ' });
    expect(await sendIt(message)).toEqual({
      __typename: 'SubmissionRejection',
      id: message.id,
      problems: [
        { field: 'name', message: 'Please enter your name' },
        { field: 'email', message: 'Please enter your email' },
        { field: 'message', message: 'Please enter your message' },
      ],
    });
    expect(await storedUnder(message.id)).toEqual([]);
  });

  it.each([
    ...['', '42', 'not-a-uuid', 'AAAAAAAA-AAAA-4AAA-8AAA-AAAAAAAAAAAA', 'x'.repeat(5000)],
    // Looks like an id that the server derives for a posted form.
    'aaaaaaaa-aaaa-8aaa-8aaa-aaaaaaaaaaaa',
  ])('is rejected if its id is %j', async (id) => {
    const { status, body } = await post(contactWith({ id }));
    expect(status).toBe(200);
    expect(body.data.sendContactMessage).toMatchObject({
      __typename: 'SubmissionRejection',
      id,
      problems: [{ field: 'id' }],
    });
  });
});

it('signs of spam are stored with a submission; a replay without them gets the original receipt', async () => {
  const message = aContactMessage();
  const { body } = await post(requestFor(message), { 'x-spam-signs': 'hidden-field' });
  expect(await sendIt(message)).toEqual(body.data.sendContactMessage);
  const kept = [{ ...message.fields, signs: 'hidden-field' }];
  expect(await storedUnder(message.id)).toMatchObject(kept);
});

describe('a replay', () => {
  it('gets the original receipt, even if the time format or the whitespace differs', async () => {
    const message = aContactMessage();
    const first = await sendIt(message);
    expect(await sendIt(message)).toEqual(first);
    const composedAt = '2026-11-20T12:00:00.000+02:00';
    const fields = { ...message.fields, name: `  ${message.fields.name} ` };
    expect(await sendIt({ ...message, composedAt, fields })).toEqual(first);
    expect(await storedUnder(message.id)).toHaveLength(1);
  });

  it('whose content differs from the original is rejected, whether or not the new content is valid', async () => {
    const message = aContactMessage();
    await sendIt(message);
    const { id } = message;
    const others = [
      aContactMessage({ message: 'Something else altogether.' }, { id }),
      aContactMessage({ message: '' }, { id }),
      aSubscription({}, { id }),
    ];
    for (const other of others) {
      expect(await sendIt(other)).toMatchObject({
        __typename: 'SubmissionRejection',
        id: message.id,
        problems: [{ field: 'id', message: expect.stringContaining('already arrived') }],
      });
    }
    expect(await storedUnder(message.id)).toMatchObject([message.fields]);
  });
});

describe('the rate limit per address', () => {
  afterAll(() => restart());

  it.each([
    ['ignores forwarded addresses if no proxy is trusted', false, [200, 200, 429, 429]],
    ['uses the address that a trusted proxy reports', 'loopback', [200, 200, 429, 200]],
  ] as const)('%s', async (_, trustProxy, expected) => {
    await restart({ rateLimit: { submissions: 2, seconds: 600 }, trustProxy });
    const statuses = [];
    for (const address of ['192.0.2.1', '192.0.2.1', '203.0.113.9, 192.0.2.1', '192.0.2.2']) {
      const headers = { 'x-forwarded-for': address };
      statuses.push((await post(requestFor(aContactMessage()), headers)).status);
    }
    expect(statuses).toEqual(expected);
  });
});

describe('a request is rejected', () => {
  afterAll(async () => expect(await stored()).toEqual([]));

  const messageOf = async (payload: unknown, status = 400): Promise<string> => {
    const answer = await post(payload);
    expect(answer.status).toBe(status);
    expect(answer.body.errors[0]).toMatchObject({
      message: expect.any(String),
      extensions: { code: status === 413 ? 'PAYLOAD_TOO_LARGE' : 'BAD_REQUEST' },
    });
    return answer.body.errors[0].message;
  };
  const refused = async (payload: unknown, status?: number): Promise<void> => {
    await messageOf(payload, status);
  };

  it.each([
    ['a number for a string', { name: 5 }],
    ['a list', { message: ['a', 'b'] }],
    ['an object', { email: { $ne: null } }],
    ['null', { name: null }],
    ['an unknown field', { isAdmin: true }],
    ['a missing id', { id: undefined }],
    ['null as id', { id: null }],
    ['an invalid time', { composedAt: 'yesterday' }],
    ['a number as time', { composedAt: 0 }],
    ['30 February', { composedAt: '2027-02-30T00:00:00Z' }],
  ])('if a field is invalid: %s', (_, fields) => refused(contactWith(fields)));

  it.each([
    ['an empty body', ''],
    ['invalid JSON', '{"query":'],
    ['null', 'null'],
    ['a number', '1'],
    ['a string', '"query"'],
    ['no query', '{}'],
    ['an empty query', '{"query":""}'],
    ['a query of another type', '{"query":{"a":1}}'],
    ['variables of another type', '{"query":"{vacancies{id}}","variables":"x"}'],
    ['invalid GraphQL', '{"query":"hello {"}'],
    ['a forged prototype', '{"query":"{vacancies{id}}","__proto__":{"a":1}}'],
    ['an unknown operation', '{"query":"query A{vacancies{id}}","operationName":"B"}'],
    ['a subscription', '{"query":"subscription{vacancies{id}}"}'],
    ['a syntax tree', JSON.stringify({ query: '{"kind":"Document","definitions":[]}' })],
    ['a batch of operations', [requestFor(aContactMessage()), requestFor(aContactMessage())]],
  ])('if its body is invalid: %s', (_, payload) => refused(payload));

  it('if it sends two submissions, or sends one in a fragment', async () => {
    const field = (alias: string) => `${alias}: subscribeToNewsletter(input: {
      id: "${newId()}", email: "a@b.example", consentVersion: "1", composedAt: "2027-01-01T00:00:00Z"
    }) { __typename }`;
    await refused({ query: `mutation { ${field('a')} ${field('b')} }` });
    await refused({ query: `mutation { ...f } fragment f on Mutation { ${field('a')} }` });
  });

  const aliases = (length: number) =>
    `{${Array.from({ length }, (_, n) => `a${n}:vacancies{id}`)}}`;
  it.each([
    ['as many aliases as fit', aliases(800)],
    ['six aliases', aliases(6)],
    ['deep nesting', '{a'.repeat(5000) + '}'.repeat(5000)],
    ['nesting that stays within the token limit', '{vacancies'.repeat(60) + '}'.repeat(60)],
    ['a fragment cycle', '{...a} fragment a on Query {...b} fragment b on Query {...a}'],
  ])('if its query is too large: %s', (_, query) => refused({ query }));

  it.each([
    ['10 000 aliases', { query: aliases(10_000) }],
    ['a message of 10 MB', contactWith({ message: 'x'.repeat(10_000_000) })],
    ['a body of 16 KB and one byte', `{"query":"{vacancies{id}}"${' '.repeat(16_384 - 25)}}`],
  ])('if its body is too large: %s', (_, payload) => refused(payload, 413));

  it('if it introspects the schema', async () => {
    expect(await messageOf({ query: '{__schema{types{name}}}' })).toContain('introspection');
    expect(await messageOf({ query: '{__type(name:"Query"){name}}' })).toContain('introspection');
    expect(await messageOf({ query: '{vacancie{id}}' })).not.toContain('Did you mean');
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/graphql', 'nonsense'])(
    'if its content type is %s',
    async (type) => {
      const { status, body } = await post(requestFor(aContactMessage()), { 'content-type': type });
      expect([status, body.errors[0].extensions.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
    },
  );

  it('if it has no content type', async () => {
    for (const body of [{}, { payload: '{}' }]) {
      const sent = { method: 'POST', url: '/graphql', ...body } as const;
      const response = await server.app.inject(sent);
      expect(response.statusCode).toBe(415);
      expect(response.json().errors).toHaveLength(1);
    }
  });

  it.each(['HEAD', 'PUT', 'DELETE', 'PATCH'] as const)('if its method is %s', async (method) => {
    const response = await server.app.inject({
      method,
      url: '/graphql?query={vacancies{id}}',
      ...(method !== 'HEAD' && { payload: 'x'.repeat(100_000) }),
    });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, OPTIONS, POST']);
    if (method !== 'HEAD') expect(response.json().errors[0].message).toContain('POST');
  });
});

describe('an operation in the URL', () => {
  const get = (parameters: Record<string, string>) =>
    server.app.inject({
      method: 'GET',
      url: `/graphql?${new URLSearchParams(parameters)}`,
      headers: { accept },
    });

  it('is executed if it is a query, and its response is cacheable for a minute', async () => {
    // All shipped openings are open on this day.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T08:00:00Z') });
    const response = await get({ query: '{ vacancies { salaryBand { from to per } } }' });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=60',
      vary: 'accept',
    });
    const salaryBand = { from: 840_000, to: 1_080_000, per: 'year' };
    expect(response.json().data.vacancies).toContainEqual({ salaryBand });
  });

  it('is not cacheable if its response has an error', async () => {
    for (const query of ['{ vacancies { nothing } }', '{', 'mutation { none }']) {
      const { headers } = await get({ query });
      expect(headers['cache-control'], query).toBe('no-store');
    }
  });

  it.each(['', 'query Read { vacancies { id } } '])(
    'is rejected if it is a mutation: %s…',
    async (before) => {
      const message = aContactMessage();
      const { query, variables, operationName } = requestFor(message);
      const response = await get({
        query: `${before}${query}`,
        variables: JSON.stringify(variables),
        operationName,
      });
      expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, OPTIONS, POST']);
      expect(await storedUnder(message.id)).toEqual([]);
    },
  );

  it.each([
    ['no query', {}],
    ['variables that are not JSON', { query: '{ vacancies { id } }', variables: '{' }],
    ['variables that are a list', { query: '{ vacancies { id } }', variables: '[]' }],
    ['a query that does not parse', { query: '{' }],
    ['a query of too many tokens', { query: `{ ${'vacancies { id } '.repeat(300)} }` }],
    ['an unknown operation name', { query: 'query A { vacancies { id } }', operationName: 'B' }],
  ])('is rejected if it has %s', async (_, parameters) => {
    const response = await get(parameters);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].message).toBeTruthy();
    expect(response.json().data ?? null).toBeNull();
  });
});

it('a preflight request from another origin is not allowed', async () => {
  const { statusCode, headers } = await server.app.inject({
    method: 'OPTIONS',
    url: '/graphql',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  expect([statusCode, headers.allow]).toEqual([204, 'GET, OPTIONS, POST']);
  expect(Object.keys(headers).join()).not.toContain('access-control');
});

describe('a response in plain JSON, which pages of earlier releases request,', () => {
  const asPlain = (payload: unknown) => post(payload, { accept: 'application/json' });

  it.each([
    ['an unknown field', contactWith({ fax: '1' })],
    ['an invalid time', contactWith({ composedAt: 'yesterday' })],
    ['an unknown operation', { query: 'mutation { sendInvoice { __typename } }' }],
    ['invalid GraphQL', { query: 'hello {' }],
  ])('has status 200 if the request is well-formed but invalid: %s', async (_, payload) => {
    const { status, body } = await asPlain(payload);
    expect(status).toBe(200);
    expect(body).not.toHaveProperty('data');
    for (const { extensions } of body.errors) expect(extensions.code).toBe('BAD_REQUEST');
  });

  it('has status 400 if the request is malformed, or 413 if its body is too large', async () => {
    expect((await asPlain('{"query":')).status).toBe(400);
    expect((await asPlain({ query: 5 })).status).toBe(400);
    expect((await asPlain(contactWith({ message: 'x'.repeat(20_000) }))).status).toBe(413);
  });
});

it('a request may specify a charset, and its variables may be null', async () => {
  const type = { 'content-type': 'application/json; charset=utf-8' };
  const query = { query: '{vacancies{id}}', variables: null, operationName: null };
  expect((await post(query, type)).status).toBe(200);
});

describe('an error', () => {
  it('is reported without details, is logged with the returned id, and does not count towards limits', async () => {
    let isBroken = true;
    const { store } = failingWith(new Error('SQLITE_IOERR: INSERT INTO submissions'));
    const receipt = { outcome: 'stored', receivedAt: '2027-01-01T00:00:00.000Z' } as const;
    await restart(
      { rateLimit: { submissions: 1, seconds: 600 } },
      { store: async (submission) => (isBroken ? store(submission) : receipt) },
    );
    const message = aContactMessage();
    for (let n = 0; n < 3; n += 1) {
      const { status, body } = await post(requestFor(message));
      expect(status).toBe(500);
      expect(body.errors).toMatchObject([{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }]);
      expect(server.logged()).toContain(body.errors[0].extensions.id);
    }
    expect(server.logged()).toContain('SQLITE_IOERR');
    isBroken = false;
    expect(await sendIt(message)).toMatchObject({ __typename: 'SubmissionReceipt' });
  });

  it('results in status 503 with Retry-After, and is logged, if the database is unavailable', async () => {
    await restart({}, failingWith(new Unavailable('unreachable')));
    const { status, headers, body } = await post(requestFor(aContactMessage()));
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(body).toMatchObject({ data: null, errors: [{ extensions: { code: 'UNAVAILABLE' } }] });
    expect(server.logged()).toContain('a submission was not accepted');
  });
});

it("the log contains neither visitors' text nor their addresses", async () => {
  await restart();
  await sendIt(aContactMessage());
  await post(contactWith({ composedAt: 'thandi@client.example' }));
  await post(contactWith({ message: { text: 'Please call me' } }));
  await post('{"query":"thandi@client.example');
  await server.app.inject('/contact?email=thandi@client.example');
  await server.app.inject('/%zz?email=thandi@client.example');
  await server.app.listen({ port: 0 });
  const socket = connect(Number(new URL(server.app.listeningOrigin).port), 'localhost');
  socket.end('POST /graphql HTTP/9\r\n\r\nthandi@client.example');
  expect(await text(socket)).toContain('400 Bad Request');
  const logged = server.logged().replace(/Server listening at [^"]+/g, '');
  expect(logged).toContain('"path":"/graphql"');
  expect(logged).toMatch(/"reqId":"[0-9a-f-]{36}"/);
  expect(logged).not.toMatch(/thandi|client\.example|call me|127\.0\.0\.1/i);
});

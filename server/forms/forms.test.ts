import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Unavailable } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { eraseOne } from '../submissions/erasure.ts';
import { formPages } from '../testing/form-pages.ts';
import { failingWith, startTestApp, type TestApp } from '../testing/test-app.ts';
import { everythingStored } from '../testing/testing.ts';

const site = { 'form-pages.json': JSON.stringify(formPages) };
let server: TestApp;

const restart = async (...[changes, submissions]: Parameters<typeof startTestApp>) => {
  await server?.stop();
  server = await startTestApp({ site, ...changes }, submissions);
};
beforeAll(() => restart());
afterAll(() => server.stop());

const thandi = {
  name: 'Thandi Nkosi',
  email: 'thandi@client.example',
  message: 'Please call me about a migration.',
};

type Texts = Readonly<Record<string, string>>;
const send = (kind: string, fields: Texts | string, headers: Texts = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/forms/${kind}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
  });
const post = async (...sent: Parameters<typeof send>) => {
  const response = await send(...sent);
  const { statusCode: status, body } = response;
  expect(response.headers['cache-control']).toBe('no-store');
  expect(response.headers['content-security-policy']).toContain("form-action 'self'");
  expect(body).not.toMatch(/%%|SQLITE|node_modules/);
  if (status !== 303) expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  return { status, body, headers: response.headers };
};

const stored = () => everythingStored(server.settings.database);
const storedWith = async (message: string) =>
  (await stored()).filter((each) => each['message'] === message);

describe('a form posted without JavaScript', () => {
  it('is stored once and gets a redirect, even if a double click, a replay or a reload posts it again', async () => {
    const message = { ...thandi, message: 'Twice pressed, once meant.' };
    const both = await Promise.all([post('contact', message), post('contact', message)]);
    const replay = await post('contact', { ...message, name: ' Thandi Nkosi\r\n' });
    for (const { status, headers } of [...both, replay]) {
      expect(status).toBe(303);
      expect(headers.location).toBe('/sent/contact');
    }
    expect(await storedWith(message.message)).toEqual([
      {
        ...message,
        kind: 'contact',
        id: expect.stringMatching(/^.{14}8/),
        composedAt: expect.stringMatching(/Z$/),
        receivedAt: expect.stringMatching(/Z$/),
      },
    ]);
  });

  it('is stored with its phone number, topic, organisation and signs of spam', async () => {
    const message = 'I would like to work here.';
    const more = { message, topic: 'careers', organisation: 'Acme' };
    const website = 'https://spam.example';
    await post('contact', { ...thandi, ...more, phone: '(010) 555-0142', website });
    await post('contact', { ...thandi, ...more, phone: '+27 10 555 0142', website });
    expect(await storedWith(message)).toMatchObject([
      { ...more, phone: '+27105550142', signs: 'hidden-field' },
    ]);
  });

  it.each([
    ['contact', { ...thandi, message: 'Erase me, and hear me again.' }],
    ['newsletter', { email: 'sipho@client.example', consentVersion: '2026-11' }],
  ])(
    'is stored again, with the same id, if it is posted again after its erasure: %s',
    async (kind, fields) => {
      const copies = async () => (await stored()).filter(({ email }) => email === fields.email);
      const before = (await copies()).length;
      await post(kind, fields);
      const first = (await copies()).at(-1);
      const id = first?.id ?? '';
      const database = await openDatabase(server.settings.database);
      const erased = { outcome: 'erased', isRemembered: false };
      expect(await eraseOne(database, id)).toMatchObject(erased);
      await database.close();
      expect(await copies()).toHaveLength(before);
      expect((await post(kind, fields)).status).toBe(303);
      expect(await copies()).toHaveLength(before + 1);
      expect((await copies()).at(-1)).toMatchObject({ ...fields, id });
      expect((await copies()).at(-1)?.['receivedAt']).not.toBe(first?.['receivedAt']);
    },
  );

  it('gets a different id in each database, even for the same text', async () => {
    const message = { ...thandi, message: 'Under which number?' };
    await post('contact', message);
    const [first] = await storedWith(message.message);
    await restart();
    await post('contact', message);
    const [second] = await storedWith(message.message);
    expect(second?.id).not.toBe(first?.id);
  });
});

describe('a form about an opening', () => {
  const own = { name: thandi.name, email: thandi.email };

  it('submits an application for a vacancy', async () => {
    const fields = { ...thandi, vacancy: 'data-engineer', message: 'I would like this work.' };
    const { status, headers } = await post('application', { ...fields, links: 'code.example' });
    expect([status, headers.location]).toEqual([303, '/sent/application']);
    expect(await storedWith(fields.message)).toMatchObject([
      { kind: 'application', ...fields, links: 'code.example' },
    ]);
  });

  it('keeps its vacancy on the error page, and reports an invalid vacancy', async () => {
    const { body } = await post('application', { ...own, vacancy: 'data-engineer', message: 'Hi' });
    expect(body).toContain('<input name="vacancy" value="data-engineer">');
    const without = await post('application', { ...thandi, vacancy: '"><b>' });
    expect(without.status).toBe(422);
    expect(without.body).toContain('Vacancy unknown: please open it again');
    expect(without.body).toContain(
      '<input name="vacancy" value="&quot;&gt;&lt;b&gt;" aria-invalid="true" autofocus>',
    );
  });

  it('submits a reservation, unless the intake has started', async () => {
    await restart({ openingsFile: '/nowhere/openings.json' });
    const fields = { ...own, intake: 'started-long-ago', places: '2', waitingList: 'yes' };
    const { status, headers } = await post('reservation', fields);
    expect([status, headers.location]).toEqual([303, '/sent/reservation']);
    expect((await stored()).filter(({ kind }) => kind === 'reservation')).toMatchObject([fields]);
    await restart();
    const late = await post('reservation', fields);
    expect(late.status).toBe(422);
    expect(late.body).toContain('This intake has started');
    expect(late.body).toContain('<input name="waitingList" value="yes">');
  });
});

describe('a problem in a form', () => {
  it('is shown beside its field, which keeps its value; the first invalid field is focused', async () => {
    const { status, body } = await post('contact', { ...thandi, email: 'thandi@', message: 'Hi' });
    expect(status).toBe(422);
    expect(body).toContain('<title>Please check</title>');
    expect(body).toContain('<input name="name" value="Thandi Nkosi"><input');
    expect(body).toContain(
      '<input name="email" value="thandi@" aria-invalid="true" autofocus><p>Invalid email address</p>',
    );
    expect(body).toContain(
      '<input name="message" value="Hi" aria-invalid="true"><p>Message must be at least 10 characters</p>',
    );
    expect(body).not.toContain('organisation');
    expect(body).not.toContain('topic');
  });

  it('does not clear optional fields that were filled in', async () => {
    const more = { phone: '010 555 0142', topic: 'services/cloud' };
    const { body } = await post('contact', { ...thandi, name: '', ...more });
    expect(body).toContain('<input name="phone" value="010 555 0142">');
    expect(body).toContain('<input name="topic" value="services/cloud">');
    expect(body).not.toContain('organisation');
  });

  it('clears an unknown topic', async () => {
    const { body } = await post('contact', { ...thandi, name: '', topic: 'services/knitting' });
    expect(body).not.toContain('knitting');
  });

  it('is shown above the form if its field is hidden', async () => {
    const { status, body } = await post('newsletter', { email: 'thandi@client.example' });
    expect(status).toBe(422);
    expect(body).toContain('Not sent yet. Please subscribe again: the consent text is missing.');
    expect(body).toContain('value="thandi@client.example"');
  });

  it('is shown for every required field of an empty form', async () => {
    for (const body of ['', '&&==&%', '{"name":"x"}']) {
      const answer = await post('contact', body);
      expect(answer.status).toBe(422);
      expect(answer.body.match(/aria-invalid/g)).toHaveLength(3);
      expect(answer.body.match(/autofocus/g)).toHaveLength(1);
    }
  });

  it('is shown with any typed markup escaped', async () => {
    const typed = `"><script>alert('1')</script>%%fields%%$&&amp;`;
    const { body } = await send('contact', { name: typed, email: typed, message: typed });
    expect(body).not.toContain('<script');
    const escaped =
      '&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;%%fields%%$&amp;&amp;amp;';
    expect(body.split(`value="${escaped}"`)).toHaveLength(4);
  });
});

describe('a POST request', () => {
  it.each([
    [{ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': 'cross-site', origin: 'http://localhost:80' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'localhost:80' }],
    [{ origin: 'http://localhost:81', host: 'localhost:80' }],
  ])('is rejected if its headers name another site: %j', async (headers) => {
    const message = { ...thandi, message: 'Posted from elsewhere.' };
    const { status, body } = await post('contact', message, headers);
    expect(status).toBe(403);
    expect(body).toContain('Refused: 403');
    expect(body).toContain('Nothing was sent &amp; nothing lost.');
    expect(await storedWith(message.message)).toEqual([]);
  });

  it.each([
    [{ 'sec-fetch-site': 'same-origin' }],
    [{ 'sec-fetch-site': 'none' }],
    [{ origin: 'https://Company.example', host: 'company.example' }],
    [{}],
  ])('is accepted if its headers do not name another site: %j', async (headers) => {
    expect((await post('contact', thandi, headers)).status).toBe(303);
  });

  it('has its Origin compared with X-Forwarded-Host, but only if the proxy is trusted', async () => {
    const headers = {
      host: '127.0.0.1:3000',
      origin: 'https://company.example',
      'x-forwarded-host': 'company.example',
    };
    expect((await post('contact', thandi, headers)).status).toBe(403);
    await restart({ trustProxy: 'loopback' });
    expect((await post('contact', thandi, headers)).status).toBe(303);
  });

  it.each(['unknown', '__proto__', 'toString'])(
    'is rejected if its kind is unknown: %s',
    async (kind) => {
      expect((await post(kind, thandi)).status).toBe(404);
    },
  );

  it('is rejected if its body exceeds 64 KB', async () => {
    const largest = `message=${'m'.repeat(64 * 1024 - 'message='.length)}`;
    expect((await post('contact', largest)).status).toBe(422);
    const { status, body } = await post('contact', `${largest}m`);
    expect([status, body.includes('Refused: 413')]).toEqual([413, true]);
  });

  it.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain', 'x'])(
    'is rejected if its content type is %s',
    async (type) => {
      expect((await post('contact', 'a=b', { 'content-type': type })).status).toBe(415);
    },
  );

  it('is rejected without a content type', async () => {
    const response = await server.app.inject({ method: 'POST', url: '/forms/contact' });
    expect(response.statusCode).toBe(415);
  });
});

describe('a form that cannot be stored now', () => {
  afterAll(() => restart());

  it('keeps the typed text, and says when to try again, if a rate limit is reached', async () => {
    await restart({ rateLimit: { submissions: 1, seconds: 590 } });
    const message = { ...thandi, message: 'The first of two.' };
    await post('contact', message);
    const second = { ...thandi, message: 'The "second" of two.' };
    const { status, headers, body } = await post('contact', second);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(580);
    expect(body).toContain('<title>Not sent yet</title>');
    expect(body).toContain('Again in 10 min.');
    expect(body).toContain('value="The &quot;second&quot; of two."');
    expect(body).not.toContain('aria-invalid');
    // A replay does not count towards any limit.
    expect((await post('contact', message)).status).toBe(303);
  });

  it('keeps the typed text, and sends Retry-After, if the database is unavailable', async () => {
    await restart({}, failingWith(new Unavailable('unreachable')));
    const { status, headers, body } = await post('contact', thandi);
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(body).toContain(`value="${thandi.message}"`);
  });

  it('keeps the typed text if the database fails, and does not log the text', async () => {
    await restart({}, failingWith(new Error('disk full')));
    const { status, body } = await post('contact', thandi);
    expect(status).toBe(500);
    expect(body).toContain('<title>Not sent</title>');
    expect(body).toContain(`value="${thandi.message}"`);
    expect(server.logged()).toContain('disk full');
    expect(server.logged()).not.toMatch(/thandi|migration/i);
  });
});

it('an invalid form gets a plain-text response if the site has not been built', async () => {
  await restart({ siteDir: '/nowhere' });
  const { statusCode, body } = await send('contact', 'name=');
  expect([statusCode, body]).toEqual([422, 'Unprocessable Entity\n']);
  await restart();
});

it("a form endpoint logs none of a visitor's text", async () => {
  await post('contact', thandi);
  await post('contact', { ...thandi, email: 'thandi@' });
  await post('contact', thandi, { origin: 'null' });
  expect(server.logged()).toContain('/forms/contact');
  expect(server.logged()).not.toMatch(/thandi|migration/i);
});

it('a GET request for a form endpoint redirects to the page with the form', async () => {
  const open = (url: string) => server.app.inject({ method: 'GET', url });
  for (const [kind, place] of [
    ['contact', '/contact'],
    ['newsletter', '/#newsletter'],
    ['application', '/careers'],
    ['reservation', '/training'],
  ]) {
    const { statusCode, headers } = await open(`/forms/${kind}`);
    expect([statusCode, headers.location]).toEqual([303, place]);
    expect(headers['cache-control']).toBe('no-store');
  }
  expect((await open('/forms/unknown')).statusCode).toBe(404);
  expect((await open('/form-pages.json')).statusCode).toBe(404);
});

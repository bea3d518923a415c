import { renameSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { databaseFile } from '../database/embedded/file.ts';
import { engines, openTestDatabase, type TestDatabase } from '../testing/engines.ts';
import { testApp, testMailServer } from '../testing/for-one-test.ts';
import { formPages } from '../testing/form-pages.ts';
import { mailSettings, type TestMailServer } from '../testing/mail-server.ts';
import type { TestApp } from '../testing/test-app.ts';
import { aSubscription } from '../testing/testing.ts';
import { subscribersIn } from './subscriber-list.ts';
import { newToken } from './tokens.ts';

const SITE = 'https://company.example';
const DAY = 86_400_000;
const THANDI = 'thandi@client.example';

let place: TestDatabase;
let database: Database;
let mailServer: TestMailServer;
let server: TestApp;

const start = async ({ withMail = true } = {}) => {
  server = await testApp({
    database: place,
    site: { 'form-pages.json': JSON.stringify(formPages) },
    siteUrl: SITE,
    mail: withMail ? mailSettings(mailServer.port) : undefined,
  });
  // Startup waits a second for PostgreSQL, which may need longer on a busy machine.
  const health = async () => (await server.app.inject('/healthz')).statusCode;
  await expect.poll(health).toBe(200);
};

/** Restarts the server with its clock set `ms` ahead. */
const goOnAfter = async (ms: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  await server.stop();
  await start();
};

const subscribe = async (email = THANDI) => {
  const submission = aSubscription({ email });
  const response = await server.send(submission);
  return { id: submission.id, answer: response.json().data.subscribeToNewsletter };
};

const mailsTo = (email: string, count: number) =>
  vi.waitFor(
    () => {
      const all = mailServer.mails.filter(({ recipients: [to] }) => to?.toLowerCase() === email);
      expect(all).toHaveLength(count);
      return all;
    },
    { timeout: 10_000 },
  );

/** Returns the path and query of the confirmation link in the last of `count` emails. */
const linkIn = async (count: number) => {
  const text = (await mailsTo(THANDI, count)).at(-1)?.email.text ?? '';
  const [link = ''] = new RegExp(`${SITE}/newsletter/confirm\\S+`).exec(text) ?? [];
  return link.slice(SITE.length);
};
const headersIn = async (count: number) => {
  const { headers = [] } = (await mailsTo(THANDI, count)).at(-1)?.email ?? {};
  return new Map(headers.map(({ key, value }) => [key, value]));
};
const unsubscribeIn = async (count: number) =>
  ((await headersIn(count)).get('list-unsubscribe') ?? '').slice(SITE.length + 1, -1);

const post = (url: string, headers: Readonly<Record<string, string>> = {}, payload = '') =>
  server.app.inject({ method: 'POST', url, headers, payload });
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const fromPage = { ...FORM, 'sec-fetch-site': 'same-origin' };

const listed = async () => {
  const all = [];
  for await (const { email, status } of subscribersIn(database, SITE)) all.push([email, status]);
  return all;
};

beforeEach(async () => {
  mailServer = await testMailServer();
});

describe.each(engines)('the newsletter in $engine', ({ create }) => {
  beforeEach(async () => {
    ({ place, database } = await openTestDatabase(create));
    await start();
  });

  it('confirms a subscription through an emailed link, ends it with one click, and accepts a new one', async () => {
    await subscribe();
    const first = await linkIn(1);
    expect(await listed()).toEqual([]);
    const { statusCode, headers: to } = await post(first, fromPage);
    expect([statusCode, to.location]).toEqual([303, '/newsletter/confirmed']);
    expect(await listed()).toEqual([[THANDI, 'confirmed']]);

    const unsubscribe = await unsubscribeIn(1);
    const oneClick = (await headersIn(1)).get('list-unsubscribe-post') ?? '';
    const ended = await post(unsubscribe, FORM, oneClick);
    expect([ended.statusCode, ended.headers.location]).toEqual([200, undefined]);
    expect(await listed()).toEqual([]);

    expect((await post(first, fromPage)).statusCode).toBe(404);
    await subscribe();
    expect((await post(await linkIn(2), fromPage)).statusCode).toBe(303);
    expect(await listed()).toEqual([[THANDI, 'confirmed']]);
    const page = await post(unsubscribe, fromPage);
    expect([page.statusCode, page.headers.location]).toEqual([303, '/newsletter/unsubscribed']);
    expect(await listed()).toEqual([]);
  });

  it('does not ask a confirmed subscriber to confirm again, but sends the same response', async () => {
    const first = await subscribe();
    await post(await linkIn(1), fromPage);
    const again = await subscribe(THANDI.toUpperCase());
    expect(Object.keys(again.answer)).toEqual(Object.keys(first.answer));
    await subscribe('lindiwe@client.example');
    await mailsTo('lindiwe@client.example', 1);
    await mailsTo(THANDI, 1);
    expect(await listed()).toEqual([[THANDI, 'confirmed']]);
  });

  it('limits emails to an address that strangers subscribe repeatedly', async () => {
    for (let times = 0; times < 5; times += 1) await subscribe();
    await subscribe('lindiwe@client.example');
    await mailsTo('lindiwe@client.example', 1);
    await mailsTo(THANDI, 3);
    await goOnAfter(DAY);
    await subscribe();
    await mailsTo(THANDI, 4);
  });

  it('accepts a new subscription on the same day, even without JavaScript', async () => {
    const form = async () => {
      const fields = new URLSearchParams({ email: THANDI, consentVersion: '2026-11' });
      const response = await post('/forms/newsletter', fromPage, fields.toString());
      expect(response.headers.location).toBe('/sent/newsletter');
    };
    await form();
    await form();
    await post(await linkIn(1), fromPage);
    await post(await unsubscribeIn(1), fromPage);
    await form();
    await form();
    expect((await post(await linkIn(2), fromPage)).statusCode).toBe(303);
    expect(await listed()).toEqual([[THANDI, 'confirmed']]);
  });
});

describe('a link in an email', () => {
  let confirm: string;
  let unsubscribe: string;
  beforeEach(async () => {
    ({ place, database } = await openTestDatabase());
    await start();
    await subscribe();
    confirm = await linkIn(1);
    unsubscribe = await unsubscribeIn(1);
  });

  it('changes nothing when it is only opened', async () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS'] as const) {
      for (const url of [confirm, unsubscribe]) await server.app.inject({ method, url });
    }
    expect(await listed()).toEqual([]);
    await post(confirm, fromPage);
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE'] as const) {
      await server.app.inject({ method, url: unsubscribe });
    }
    expect(await listed()).toHaveLength(1);
  });

  it.each([
    ['no content type', {}, ''],
    [
      'multipart',
      { 'content-type': 'multipart/form-data; boundary=x' },
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
    ['a webmail site', { 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' }, ONE_CLICK],
    ['a sandboxed frame', { origin: 'null' }, ONE_CLICK],
  ])('ends a subscription from any origin: %s', async (_, headers, body) => {
    await post(confirm, fromPage);
    const response = await post(unsubscribe, headers, body);
    expect(response.statusCode).toBe(body ? 200 : 303);
    expect(response.headers['set-cookie']).toBeUndefined();
    expect(await listed()).toEqual([]);
  });

  it('confirms a subscription only from a page of the site', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ]) {
      expect((await post(confirm, headers)).statusCode).toBe(403);
    }
    expect(await listed()).toEqual([]);
  });

  it('changes nothing and gets the same response if it is expired, guessed, truncated or empty', async () => {
    const expectNothing = async (url: string, title: string) => {
      const { statusCode, body, headers } = await post(url, fromPage);
      const words = 'Nothing has changed &amp; nobody is lost.';
      expect([statusCode, body]).toEqual([404, `<title>${title}</title><p>${words}</p>`]);
      expect(headers['cache-control']).toBe('no-store');
    };
    const [, token = ''] = confirm.split('=');
    const tokens = [
      newToken(),
      token.slice(0, -1),
      `${token}A`,
      '',
      '%00',
      `${token}&token=${token}`,
    ];
    for (const query of ['', '?', '?other=1', ...tokens.map((text) => `?token=${text}`)]) {
      await expectNothing(`/newsletter/confirm${query}`, 'No such link');
    }
    await goOnAfter(7 * DAY);
    await expectNothing(confirm, 'No such link');
    expect(await listed()).toEqual([]);
    for (const text of [newToken(), unsubscribe.slice(-22, -1), '']) {
      await expectNothing(`/newsletter/unsubscribe?token=${text}`, 'No such address');
    }
  });

  it('still works after the database has been unavailable', async () => {
    const file = databaseFile(place.url);
    renameSync(file, `${file}.away`);
    const { statusCode, headers, body } = await post(confirm, fromPage);
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    expect(body).toContain('<title>Not now</title>');
    renameSync(`${file}.away`, file);
    expect((await post(confirm, fromPage)).statusCode).toBe(303);
    expect(await listed()).toEqual([[THANDI, 'confirmed']]);
  });

  it('is never logged, whether it works or fails', async () => {
    await server.app.inject({ method: 'GET', url: confirm });
    await post(confirm, fromPage);
    expect((await post(confirm, fromPage, 'x'.repeat(5000))).statusCode).toBe(413);
    await post(`/Newsletter/confirm?${confirm.split('?')[1]}`, fromPage);
    await post(unsubscribe, fromPage);
    await database.write([{ sql: 'DROP TABLE confirmations' }]);
    const failed = await post(confirm, fromPage);
    expect([failed.statusCode, failed.body]).toEqual([
      500,
      '<title>Not now</title><p>Nothing has changed &amp; nobody is lost.</p>',
    ]);
    const tokens = [confirm, unsubscribe].map((link) => link.split('=')[1] ?? '');
    expect(server.logged()).toContain('newsletter link failed');
    for (const token of tokens) expect(server.logged()).not.toContain(token);
    expect(server.logged()).not.toContain('client.example');
  });

  it('is sent in an email that contains no name', async () => {
    const [mail] = await mailsTo(THANDI, 1);
    expect(mail?.recipients).toEqual([THANDI]);
    expect(mail?.email.html).toContain(`<a href="${SITE}${confirm}">`);
    expect(mail?.email.text).not.toContain('thandi');
  });
});

it('a server without mail stores a subscription and lists it as unconfirmed', async () => {
  ({ place, database } = await openTestDatabase());
  await start({ withMail: false });
  await subscribe();
  expect(await listed()).toEqual([[THANDI, 'unconfirmed']]);
  expect(await database.read({ sql: 'SELECT purpose FROM mail_jobs' })).toEqual([]);
});

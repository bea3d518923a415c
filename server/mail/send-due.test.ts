// @module-tag mail
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Database, Unavailable } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { readSettings } from '../settings.ts';
import { eraseOne } from '../submissions/erasure.ts';
import { engines, openTestDatabase, type TestDatabase } from '../testing/engines.ts';
import { testMailServer } from '../testing/for-one-test.ts';
import { mailSettings, type TestMailServer } from '../testing/mail-server.ts';
import { aMailingServer, aWorld } from '../testing/mailing-server.ts';
import { aContactMessage, anApplication, aReservation, aSubscription } from '../testing/testing.ts';
import type { Purpose } from './mail.ts';
import type { MailSettings } from './mail-settings.ts';
import { startMailWorker } from './mail-worker.ts';
import { SEND_MS } from './send-mail.ts';

const MINUTE_MS = 60_000;
const START = Date.parse('2027-01-01T09:00:00Z');

let place: TestDatabase;
let database: Database;
let mailServer: TestMailServer;
let world: ReturnType<typeof aWorld>;

const aServer = (
  changes: Partial<MailSettings> = {},
  more: Readonly<Record<string, Purpose>> = {},
  on = database,
) => aMailingServer(world, on, mailSettings(mailServer.port, changes), more);

const jobs = () => database.read({ sql: 'SELECT * FROM mail_jobs ORDER BY queued_at' });
const subjects = () => mailServer.mails.map(({ email }) => email.subject);
const ids = () => mailServer.mails.map(({ email }) => email.messageId);

describe.each(engines)('mail jobs in $engine', { timeout: 60_000 }, ({ create }) => {
  beforeEach(async () => {
    ({ place, database } = await openTestDatabase(create));
    mailServer = await testMailServer();
    world = aWorld();
  });

  it('deliver each contact message to staff, once', async () => {
    const { store, send } = aServer();
    const message = await store();
    await store(message);
    await store(aSubscription());
    await send();
    await store(message);
    await send();
    expect(mailServer.mails).toMatchObject([
      {
        from: 'website@company.example',
        recipients: ['info@company.example'],
        email: {
          messageId: `<${message.id}.staff@company.example>`,
          from: { name: 'Company website', address: 'website@company.example' },
          replyTo: [{ name: 'Thandi Nkosi', address: 'thandi@client.example' }],
          subject: 'Message from Thandi Nkosi',
        },
      },
    ]);
    // This header prevents out-of-office replies.
    expect(mailServer.mails[0]?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(await jobs()).toMatchObject([
      { attempts: 1, sent_at: '2027-01-01T09:00:00.000Z', last_error: null },
    ]);
  });

  it('contain no text of the submission, and are deleted with it', async () => {
    const { store, send } = aServer();
    const message = await store();
    expect(JSON.stringify(await jobs())).not.toMatch(/Thandi|client\.example|migration/);
    await eraseOne(database, message.id);
    expect(await jobs()).toEqual([]);
    await store(message);
    await send();
    expect([await jobs(), mailServer.mails]).toEqual([[], []]);
  });

  it('are not created for a rejected submission that reuses an id', async () => {
    const { store, send } = aServer();
    const message = await store();
    await store(aSubscription({}, { id: message.id }));
    await send();
    expect(await jobs()).toHaveLength(1);
  });

  it('stay queued while the mail server is down for an hour; then each email is sent exactly once', {
    tags: 'mail',
  }, async () => {
    const { store, passMinutes } = aServer();
    const { port } = mailServer;
    await mailServer.stop();
    const sent: string[] = [];
    for (let n = 0; n < 12; n += 1) {
      sent.push((await store()).id);
      await passMinutes(5);
    }
    expect(await jobs()).toHaveLength(12);
    for (const job of await jobs()) {
      expect(job).toMatchObject({ sent_at: null, given_up_at: null });
      expect(job['last_error']).toContain('ECONNREFUSED');
      // The delays grow: 1, 2, 4, 8, 15, 15 minutes and so on.
      expect(Number(job['attempts'])).toBeLessThan(12);
    }
    mailServer = await testMailServer({}, port);
    await passMinutes(16);
    expect(ids().sort()).toEqual(sent.map((id) => `<${id}.staff@company.example>`).sort());
    expect((await jobs()).every((job) => job['sent_at'] && !job['failing_since'])).toBe(true);
  });

  it.each([
    { kind: 'refuse-recipient', code: 451 },
    { kind: 'refuse-mail', code: 452 },
  ] as const)('are retried after %j', async (fault) => {
    const { store, passMinutes } = aServer();
    await store();
    mailServer.control.fault = () => fault;
    await passMinutes(10);
    expect(mailServer.mails).toEqual([]);
    expect(await jobs()).toMatchObject([
      { last_error: expect.stringMatching(/^45[12]/), failing_since: '2027-01-01T09:01:00.000Z' },
    ]);
    mailServer.control.fault = () => undefined;
    await passMinutes(16);
    expect(mailServer.mails).toHaveLength(1);
  });

  it.each([
    { kind: 'refuse-recipient', code: 550 },
    { kind: 'refuse-mail', code: 554 },
  ] as const)('are given up after %j, with the reason', async (fault) => {
    const { store, passMinutes } = aServer();
    await store();
    mailServer.control.fault = () => fault;
    await passMinutes(60);
    expect(mailServer.control.begun).toBeLessThan(2);
    const given_up_at = '2027-01-01T09:01:00.000Z';
    const last_error = expect.stringContaining(`${fault.code}`);
    expect(await jobs()).toMatchObject([{ attempts: 1, given_up_at, last_error }]);
    expect(world.logged).toEqual([[{ purpose: 'staff', attempts: 1 }, 'gave up sending an email']]);
  });

  it.each([
    ['sent again', 'while the email is being sent', 'drop-in-data', 10],
    ['sent twice, with one Message-ID,', 'after the email is accepted', 'drop-after-dot', 20],
  ] as const)(
    'are %s if the connection breaks %s',
    { tags: 'mail' },
    async (_, __, kind, mails) => {
      const { store, send, passMinutes } = aServer();
      for (let n = 0; n < 10; n += 1) await store();
      mailServer.control.fault = () => ({ kind });
      await send();
      expect(mailServer.control.begun).toBe(10);
      mailServer.control.fault = () => undefined;
      await passMinutes(2);
      expect([ids().length, new Set(ids()).size]).toEqual([mails, 10]);
    },
  );

  it('reach a temporarily rejected recipient later, and no recipient twice', async () => {
    const { mail } = readSettings({
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'website@company.example',
      MAIL_TO: 'info@Company.Example, later@company.example, never@company.example',
    });
    const { store, passMinutes } = aServer(mail);
    await store();
    const refused = new Map([
      ['later@company.example', 451],
      ['never@company.example', 550],
    ]);
    mailServer.control.fault = (address) => {
      const code = refused.get(address);
      return code ? { kind: 'refuse-recipient', code } : undefined;
    };
    await passMinutes(3);
    refused.delete('later@company.example');
    await passMinutes(16);
    expect(mailServer.mails.map(({ recipients }) => recipients)).toEqual([
      ['info@company.example'],
      ['later@company.example'],
    ]);
    expect(await jobs()).toMatchObject([
      { sent_at: expect.any(String), last_error: expect.stringContaining('never@') },
    ]);
  });

  it('are not delayed by other jobs whose emails cannot be composed', async () => {
    const broken: Purpose = {
      isFor: () => true,
      compose: () => Promise.reject(new TypeError('nothing\u0000 there')),
    };
    const { store, send } = aServer({}, { broken });
    for (let n = 0; n < 5; n += 1) {
      const { id } = await store();
      world.clock += 1;
      await database.write([
        {
          sql: `INSERT INTO mail_jobs (purpose, submission_id, queued_at, due_at)
            VALUES ('broken', $1, $2, $2)`,
          args: [id, new Date(START - MINUTE_MS).toISOString()],
        },
      ]);
    }
    await send();
    expect(mailServer.mails).toHaveLength(5);
    const left = (await jobs()).filter((job) => job['purpose'] === 'broken');
    expect(left).toHaveLength(5);
    for (const job of left) expect(job['last_error']).toContain('composed: TypeError');
  });

  it('are each sent by only one of two servers', { tags: 'mail' }, async () => {
    const { store, send } = aServer();
    for (let n = 0; n < 20; n += 1) await store();
    const other = await openDatabase(place);
    await Promise.all([send(), aServer({}, {}, other).send(), send()]);
    await other.close();
    expect([ids().length, new Set(ids()).size]).toEqual([20, 20]);
  });

  it('are sent by another server after the first one dies and its claim expires', async () => {
    const { store, send } = aServer();
    await store();
    mailServer.control.fault = () => ({ kind: 'slow', ms: 2000 });
    const dead = aServer().send();
    await expect.poll(() => mailServer.control.begun).toBe(1);
    await send();
    // The claim outlasts even the longest possible attempt.
    world.clock += SEND_MS;
    await send();
    expect(mailServer.control.begun).toBe(1);
    // The claim has expired, as if the first server had died during the attempt.
    world.clock += 2 * MINUTE_MS;
    mailServer.control.fault = () => undefined;
    await send();
    await dead;
    expect(mailServer.control.begun).toBe(2);
    expect(await jobs()).toMatchObject([{ attempts: 2, sent_at: expect.any(String) }]);
  });

  it('are found within ten seconds by a server that did not queue them', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const read = vi.fn(database.read);
    const worker = startMailWorker(aServer({}, {}, { ...database, read }).work);
    await expect.poll(() => read.mock.settledResults[0]?.type).toBe('fulfilled');
    await aServer().store();
    await vi.advanceTimersByTimeAsync(10_000);
    await expect.poll(() => mailServer.mails).toHaveLength(1);
    await worker.stop();
  });

  it('are sent once even if the database is unavailable when the result is recorded', async () => {
    const { store } = aServer();
    await store();
    let isAway = true;
    const unsteady: Database = {
      ...database,
      write: async (statements, options) => {
        if (isAway && mailServer.mails.length > 0) {
          isAway = false;
          throw new Unavailable('unreachable');
        }
        return database.write(statements, options);
      },
    };
    await aServer({}, {}, unsteady).send();
    expect(isAway).toBe(false);
    expect(await jobs()).toMatchObject([{ attempts: 1, sent_at: expect.any(String) }]);
  });

  it('become due even if they were queued while the clock was ahead', async () => {
    const { store, send } = aServer();
    world.clock += 400 * 24 * 60 * MINUTE_MS;
    await store();
    world.clock = START;
    await send();
    expect(mailServer.mails).toHaveLength(1);
  });

  it('are retried for about five days', async () => {
    const { store, send, passMinutes } = aServer();
    await store();
    mailServer.control.fault = () => ({ kind: 'refuse-recipient', code: 451 });
    await send();
    await database.write([{ sql: 'UPDATE mail_jobs SET attempts = 498' }]);
    await passMinutes(1);
    expect(await jobs()).toMatchObject([{ attempts: 499, given_up_at: null }]);
    await passMinutes(16);
    expect(await jobs()).toMatchObject([{ attempts: 500, given_up_at: expect.any(String) }]);
  });

  it('name the topic in the subject, and contain the phone number and signs of spam', async () => {
    const { store, send } = aServer();
    for (const topic of ['services/cloud', 'careers', 'careers/filled']) {
      await store(aContactMessage({ phone: '+27105550142', topic }));
      world.clock += 1;
    }
    await store(aContactMessage({}, { signs: ['hidden-field'] }));
    await send();
    expect(subjects()).toEqual([
      'About Cloud Solutions: message from Thandi Nkosi',
      'About Open application: message from Thandi Nkosi',
      'About careers/filled: message from Thandi Nkosi',
      'Message from Thandi Nkosi',
    ]);
    const mails = mailServer.mails.map(({ email }) => email);
    const [first, second] = [mails[0], mails.at(-1)];
    expect(first?.text).toContain('Phone: +27105550142\n');
    expect(first?.text).toContain('Topic: Cloud Solutions (services/cloud)\n');
    expect(first?.text).not.toContain('May be spam');
    expect(second?.text).toContain('May be spam: hidden-field');
    expect(second?.html).toContain('May be spam</th><td>hidden-field');
  });

  it('contain the title of the vacancy or intake if they are about an application or reservation', async () => {
    const { store, send } = aServer();
    for (const submission of [
      anApplication(),
      anApplication({ vacancy: 'filled', links: 'code.example/thandi' }),
      aReservation(),
      aReservation({ waitingList: 'yes' }),
    ]) {
      await store(submission);
      world.clock += 1;
    }
    await send();
    expect(subjects()).toEqual([
      'About Data Engineer: application from Thandi Nkosi',
      'About filled: application from Thandi Nkosi',
      'About Power Platform Intensive: reservation from Thandi Nkosi',
      'About Power Platform Intensive: reservation from Thandi Nkosi (waiting list)',
    ]);
    const [first, second, third, fourth] = mailServer.mails.map(({ email }) => email.text);
    expect(first).toContain('Vacancy: Data Engineer (data-engineer)\n');
    expect(first).toContain('I have kept pipelines running for six years.');
    expect(second).toContain('Vacancy: filled\nLinks: code.example/thandi\n');
    expect(third).toContain(
      'Intake: Power Platform Intensive (power-platform-2027-q1)\nPlaces: 3\nReceived',
    );
    expect(fourth).toContain('Places: 3\nWaiting list: yes\n');
  });
});

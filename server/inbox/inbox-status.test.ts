import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { engines, openTestDatabase, type TestDatabase } from '../testing/engines.ts';
import { testDirectory, testMailServer } from '../testing/for-one-test.ts';
import { mailSettings, type TestMailServer } from '../testing/mail-server.ts';
import { aMailingServer, aWorld } from '../testing/mailing-server.ts';
import { aContactMessage, aSubscription, startScript } from '../testing/testing.ts';
import { backUp } from './inbox-backup.ts';
import { inboxStatus } from './inbox-status.ts';

const DAY_MS = 86_400_000;

describe.each(engines)('inbox --status in $engine', ({ create, engine }) => {
  let place: TestDatabase;
  let database: Database;
  let mailServer: TestMailServer;
  beforeEach(async () => {
    ({ place, database } = await openTestDatabase(create));
    mailServer = await testMailServer();
  });

  it('reports the totals, the waiting and failing emails, the size of the database, and the last backup', async () => {
    const world = aWorld();
    const settings = mailSettings(mailServer.port);
    const { store, send, passMinutes } = aMailingServer(world, database, settings);
    const empty = await inboxStatus(place, world.clock);
    expect(empty).toContain('Stored       0 today (UTC), 0 in seven days, 0 in all\n');
    expect(empty).toContain('Mail         none waiting; none failing; 0 given up\n');
    expect(empty).toContain('Last mail    none sent yet\n');

    world.clock -= 10 * DAY_MS;
    await store();
    await send();
    world.clock += 8 * DAY_MS;
    await store(aSubscription());
    mailServer.control.fault = () => ({ kind: 'refuse-recipient', code: 550 });
    world.clock += 2 * DAY_MS;
    await store();
    await send();
    mailServer.control.fault = () => ({ kind: 'refuse-recipient', code: 451 });
    await store();
    await passMinutes(3);
    await store(aContactMessage());
    const status = await inboxStatus(place, world.clock);
    expect(status.replace(/\d+\.\d MB$/m, 'n MB')).toBe(
      [
        'Stored       3 today (UTC), 4 in seven days, 5 in all',
        'Mail         2 waiting, the oldest since 2027-01-01 09:00 UTC; 1 failing, since 2027-01-01 09:01 UTC; 1 given up',
        'Last mail    2026-12-22 09:00 UTC',
        'Last error   451 <info@company.example>: not taken',
        `Database     ${engine}, n MB`,
        engine === 'embedded'
          ? 'Last backup  none yet'
          : 'Last backup  made by the database server’s own tools',
        '',
      ].join('\n'),
    );
  });

  it.runIf(engine === 'embedded')('reports when the last backup was made', async () => {
    const directory = testDirectory();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2027-01-05T09:00:00Z') });
    await backUp(place, join(directory.path, 'backup.db'));
    expect(await inboxStatus(place)).toContain('Last backup  2027-01-05 09:00 UTC');
  });
});

describe('npm run inbox -- --test-mail', () => {
  let mailServer: TestMailServer;
  beforeEach(async () => {
    mailServer = await testMailServer();
  });
  const testMail = (changes: Readonly<Record<string, string>> = {}) =>
    startScript(
      'inbox',
      {
        SMTP_URL: mailServer.url,
        MAIL_FROM: 'website@company.example',
        MAIL_TO: 'info@company.example,sales@company.example',
        ...changes,
      },
      ['--test-mail'],
    ).finish();

  it("sends an email, and prints the mail server's response on one line", async () => {
    const { code, stdout, stderr } = await testMail();
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(
      /^Sent to info@company\.example, sales@company\.example; 127\.0\.0\.1:\d+ said: 250 .*taken over\n$/,
    );
    expect(mailServer.mails).toMatchObject([{ email: { subject: 'Test mail from the website' } }]);
  });

  it('prints the error for a failed email on one line', async () => {
    mailServer.control.fault = (to) =>
      to.startsWith('sales') ? { kind: 'refuse-recipient', code: 550 } : undefined;
    expect(await testMail()).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /^Sent to info@company\.example only; .* 550 .*sales@[^\n]+\n$/,
      ),
    });
    await mailServer.stop();
    expect(await testMail()).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Not sent; 127\.0\.0\.1:\d+: connect ECONNREFUSED [^\n]+\n$/),
    });
    expect(await testMail({ SMTP_URL: '', MAIL_FROM: '', MAIL_TO: '' })).toMatchObject({
      code: 1,
      stderr: 'Mail is not set up: SMTP_URL, MAIL_FROM and MAIL_TO are missing.\n',
    });
  });
});

import { createServer } from 'node:net';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { openTestDatabase, type TestDatabase } from '../testing/engines.ts';
import { testApp, testMailServer } from '../testing/for-one-test.ts';
import { listen } from '../testing/free-port.ts';
import { mailSettings, type TestMailServer } from '../testing/mail-server.ts';
import { aMailingServer, aWorld } from '../testing/mailing-server.ts';
import type { TestApp } from '../testing/test-app.ts';
import { aContactMessage } from '../testing/testing.ts';
import type { MailSettings } from './mail-settings.ts';
import { startMailWorker } from './mail-worker.ts';

let place: TestDatabase;
let database: Database;
let mailServer: TestMailServer;
let server: TestApp;

const start = async (mail: MailSettings) => {
  server = await testApp({ database: place, mail });
};
const send = async () => {
  const message = aContactMessage();
  const answer = await server.send(message);
  expect(answer.json()).toMatchObject({ data: { sendContactMessage: { id: message.id } } });
};
const healthz = async (query = '') => {
  const { statusCode, body } = await server.app.inject(`/healthz${query}`);
  const { status, reason } = JSON.parse(body);
  return [statusCode, reason ?? status];
};

/** Stops the server, and advances the clock to the end of its wait for the email in progress. */
const stopImpatiently = async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const stopped = server.stop();
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  vi.advanceTimersByTime(5000);
  await stopped;
  vi.useRealTimers();
};

const UNTRIED = 'SELECT submission_id FROM mail_jobs WHERE failing_since IS NULL';

describe('the server with mail', () => {
  beforeEach(async () => {
    ({ place, database } = await openTestDatabase());
    mailServer = await testMailServer();
  });

  it('sends an email at once, and logs none of its text', async () => {
    // Prevents the worker's own timer from running.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await start(mailSettings(mailServer.port));
    await send();
    await expect.poll(() => mailServer.mails).toHaveLength(1);
    await expect.poll(() => server.logged()).toContain('the mail server is ready');
    expect(server.logged()).not.toMatch(/Thandi|client\.example|info@/);
  });

  it('accepts messages and can stop even if the mail server does not respond', async () => {
    const silent = createServer(() => undefined);
    await start(mailSettings(await listen(silent)));
    for (let n = 0; n < 5; n += 1) await send();
    await stopImpatiently();
    // Without the abort, the attempt would have failed after ten seconds without a greeting.
    expect(await database.read({ sql: UNTRIED })).toHaveLength(5);
    silent.close();
  });

  it('finishes the email in progress when it stops, and records it as sent', async () => {
    await start(mailSettings(mailServer.port));
    mailServer.control.fault = () => ({ kind: 'slow', ms: 1500 });
    await send();
    await expect.poll(() => mailServer.control.begun).toBe(1);
    await server.stop();
    const [job] = await database.read({ sql: 'SELECT * FROM mail_jobs' });
    expect([mailServer.mails.length, job?.['sent_at']]).toEqual([1, expect.any(String)]);
  });

  it('aborts a slow email when it stops, and sends it at once after a restart', async () => {
    const settings = mailSettings(mailServer.port);
    await start(settings);
    mailServer.control.fault = () => ({ kind: 'slow', ms: 15_000, stage: 'recipient' });
    const reached = new Promise<void>((resolve) => {
      mailServer.control.reached = (stage) => stage === 'recipient' && resolve();
    });
    await send();
    await reached;
    await stopImpatiently();
    expect(mailServer.mails).toEqual([]);
    mailServer.control.fault = () => undefined;
    await start(settings);
    await expect.poll(() => mailServer.mails).toHaveLength(1);
  });

  it('starts without a reachable mail server, and logs the outage only once', async () => {
    await mailServer.stop();
    await start(mailSettings(mailServer.port));
    await send();
    const said = () => server.logged().match(/is unavailable: mail/g)?.length;
    await expect.poll(() => server.logged()).toContain('mail not sent yet');
    await expect.poll(said).toBe(1);
    await send();
    await expect.poll(() => database.read({ sql: UNTRIED })).toEqual([]);
    expect(said()).toBe(1);
    expect(await healthz('?deep=1')).toEqual([200, 'ok']);
  });

  it('fails the deep health check after an hour of failing mail, and passes it once an email is sent', async () => {
    const { port } = mailServer;
    await mailServer.stop();
    await start(mailSettings(port));
    await send();
    await expect.poll(() => server.logged()).toContain('mail not sent yet');
    const queued = (minutesAgo: number) =>
      database.write([
        {
          sql: 'UPDATE mail_jobs SET queued_at = $1, failing_since = $1, due_at = $1',
          args: [new Date(Date.now() - minutesAgo * 60_000).toISOString()],
        },
      ]);
    await queued(50);
    expect(await healthz('?deep=1')).toEqual([200, 'ok']);
    await queued(60);
    expect(await healthz('?deep=1')).toEqual([503, 'mail']);
    expect(await healthz()).toEqual([200, 'ok']);

    mailServer = await testMailServer({}, port);
    await send();
    await expect.poll(() => mailServer.mails.length).toBeGreaterThan(0);
    await expect.poll(() => healthz('?deep=1')).toEqual([200, 'ok']);
  });

  it('fails the deep health check if the mail server dies during a burst', async () => {
    await start(mailSettings(mailServer.port));
    await send();
    await expect.poll(() => mailServer.mails).toHaveLength(1);
    await mailServer.stop();
    await send();
    await expect.poll(() => server.logged()).toContain('mail not sent yet');
    // Pretends that both emails were queued at the same time, before the first one was sent.
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const shift = (failed: number) =>
      database.write([
        { sql: 'UPDATE mail_jobs SET queued_at = $1', args: [ago(80)] },
        { sql: 'UPDATE mail_jobs SET sent_at = $1 WHERE sent_at IS NOT NULL', args: [ago(70)] },
        {
          sql: 'UPDATE mail_jobs SET failing_since = $1 WHERE sent_at IS NULL',
          args: [ago(failed)],
        },
      ]);
    await shift(59);
    expect(await healthz('?deep=1')).toEqual([200, 'ok']);
    await shift(60);
    expect(await healthz('?deep=1')).toEqual([503, 'mail']);
  });

  it('keeps queued emails in the database when mail is no longer configured', async () => {
    await mailServer.stop();
    await start(mailSettings(mailServer.port));
    await send();
    await server.stop();
    server = await testApp({ database: place });
    await send();
    expect(await healthz('?deep=1')).toEqual([200, 'ok']);
    expect(await database.read({ sql: 'SELECT sent_at FROM mail_jobs' })).toHaveLength(1);
  });
});

it('an email that is queued while the worker is looking for due emails is sent at once', async () => {
  // Prevents the worker's own timer from running.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const { database } = await openTestDatabase();
  const mailServer = await testMailServer();
  const settings = mailSettings(mailServer.port);
  const { store } = aMailingServer(aWorld(), database, settings);
  const read = vi.fn(database.read).mockImplementationOnce(async (statement) => {
    const rows = await database.read(statement);
    await store();
    worker.wake();
    return rows;
  });
  const worker = startMailWorker(aMailingServer(aWorld(), { ...database, read }, settings).work);
  await expect.poll(() => mailServer.mails).toHaveLength(1);
  await worker.stop();
});

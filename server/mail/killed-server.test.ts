// @module-tag mail

import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../database/open.ts';
import type { TestDatabase } from '../testing/engines.ts';
import { type Stage, startMailServer, type TestMailServer } from '../testing/mail-server.ts';
import { aContactMessage, makeDirectory, sendTo, startServer } from '../testing/testing.ts';

const TIMES = 10;

/** One test's database and mail server, which outlive the killed servers. */
interface World {
  readonly place: TestDatabase;
  readonly mailServer: TestMailServer;
}

const startKillable = async ({ place, mailServer }: World) => {
  const { child, origin, stop } = await startServer({
    LOG_LEVEL: 'fatal',
    DATABASE_URL: place.url,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'website@company.example',
    MAIL_TO: 'info@company.example',
  });
  child.stderr.pipe(process.stderr);
  return {
    /** @returns the id in the receipt */
    send: async (): Promise<string> => {
      const message = aContactMessage();
      expect(await (await sendTo(origin, message)).json()).toMatchObject({
        data: { sendContactMessage: { id: message.id } },
      });
      return message.id;
    },
    kill: () => stop('SIGKILL'),
  };
};

/** Kills ten servers, each at most `withinMs` after its email reaches `stage`. */
const killAt = async (world: World, stage: Stage, withinMs: number): Promise<readonly string[]> => {
  const { mailServer } = world;
  const receipted: string[] = [];
  for (let n = 0; n < TIMES; n += 1) {
    const { connections } = mailServer.control;
    const server = await startKillable(world);
    // The first connection is the server's check of the mail server.
    await vi.waitUntil(() => mailServer.control.connections > connections, 20_000);
    mailServer.control.fault = () => ({ kind: 'slow', ms: 2 * withinMs, stage });
    const reached = new Promise<void>((resolve) => {
      mailServer.control.reached = (now) => now === stage && resolve();
    });
    receipted.push(await server.send());
    await reached;
    await wait(randomInt(withinMs));
    await server.kill();
    mailServer.control.fault = () => undefined;
  }
  return receipted;
};

/** Ends the killed servers' claims, so that another server sends the remaining emails. */
const sendTheRest = async (world: World): Promise<void> => {
  const database = await openDatabase(world.place);
  await database.write([{ sql: "UPDATE mail_jobs SET due_at = '' WHERE sent_at IS NULL" }]);
  const server = await startKillable(world);
  const left = { sql: 'SELECT count(*) AS n FROM mail_jobs WHERE sent_at IS NULL' };
  await vi.waitFor(async () => expect((await database.read(left))[0]?.['n']).toBe(0), {
    timeout: 30_000,
    interval: 200,
  });
  await server.kill();
  await database.close();
};

const idsOf = (receipted: readonly string[]) =>
  receipted.map((id) => `<${id}.staff@company.example>`).sort();

describe('a server', { timeout: 300_000 }, () => {
  it.concurrent.for([
    { stage: 'greeting', when: 'before the email is sent', mails: [TIMES, TIMES] },
    { stage: 'recipient', when: 'while the email is being sent', mails: [TIMES, TIMES] },
    // The mail server accepts the email, but the confirmation is lost, so the email is resent.
    { stage: 'taken-over', when: 'before the email is confirmed', mails: [2 * TIMES, 2 * TIMES] },
    { stage: 'answered', when: 'after the email is confirmed', mails: [TIMES, 2 * TIMES] },
  ] as const)(
    'loses no email if it is killed $when, and sends at least $mails.0 and at most $mails.1 for ten submissions',
    async ({ stage, mails: [least, most] }, { onTestFinished }) => {
      const directory = makeDirectory();
      const mailServer = await startMailServer();
      onTestFinished(async () => {
        await mailServer.stop();
        directory.remove();
      });
      const world = { place: { url: `file:${directory.path}/submissions.db` }, mailServer };
      const receipted = await killAt(world, stage, 40);
      await sendTheRest(world);
      const ids = mailServer.mails.map(({ email }) => email.messageId);
      expect([...new Set(ids)].sort()).toEqual(idsOf(receipted));
      expect(ids.length).toBeGreaterThanOrEqual(least);
      expect(ids.length).toBeLessThanOrEqual(most);
      process.stdout.write(`killed at ${stage}: 10 messages, ${ids.length} emails\n`);
    },
  );
});

import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Submission } from '../../src/submissions/submission.ts';
import { testDirectory } from '../testing/for-one-test.ts';
import {
  aContactMessage,
  everythingStored,
  sendTo,
  startScript,
  startServer,
} from '../testing/testing.ts';

let directory: ReturnType<typeof testDirectory>;
const place = (name: string) => join(directory.path, name);
const urlOf = (name: string) => `file:${place(name)}`;

beforeEach(() => {
  directory = testDirectory();
});

const startOn = async (database: string) => {
  const { child, origin, stop } = await startServer({
    LOG_LEVEL: 'error',
    DATABASE_URL: urlOf(database),
    RATE_LIMIT_SUBMISSIONS: '1000000',
    RATE_LIMIT_EMAIL_SUBMISSIONS: '1000000',
  });
  child.stderr.pipe(process.stderr);
  return {
    /** @returns the time in the receipt */
    send: async (message: Submission): Promise<string> => {
      const { data } = await (await sendTo(origin, message)).json();
      return data.sendContactMessage.receivedAt;
    },
    stop,
  };
};

const backUp = (database: string, target: string) =>
  startScript('inbox', { DATABASE_URL: urlOf(database) }, ['--backup', target]).finish();

/** Runs the restore command of docs/deployment.md with these two files. */
const restore = (backup: string, database: string): void => {
  const [command = ''] = /^rm -f data\/.*$/m.exec(readFileSync('docs/deployment.md', 'utf8')) ?? [];
  expect(command).toContain(' backup.db ');
  const here = command
    .replaceAll('data/submissions.db', database)
    .replace(' backup.db ', ` ${backup} `);
  const ran = spawnSync('sh', ['-c', here], { encoding: 'utf8' });
  expect(ran).toMatchObject({ status: 0, stderr: '' });
};

describe('npm run inbox -- --backup', { timeout: 60_000 }, () => {
  it('backs up a database under load; the restored copy contains every submission with a receipt from before the backup', {
    tags: 'cases',
  }, async () => {
    const server = await startOn('data/submissions.db');
    const receipts = new Map<string, { message: Submission; receivedAt: string }>();
    let isUnderLoad = true;
    const sender = async () => {
      while (isUnderLoad) {
        const message = aContactMessage();
        receipts.set(message.id, { message, receivedAt: await server.send(message) });
      }
    };
    const senders = Array.from({ length: 8 }, sender);
    while (receipts.size < 100) await new Promise((resolve) => setTimeout(resolve, 20));
    const before = [...receipts.values()];
    const { code, stderr, stdout } = await backUp('data/submissions.db', place('backup.db'));
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Backed up \d+ submissions to /);
    expect(statSync(place('backup.db')).mode & 0o777).toBe(0o600);
    isUnderLoad = false;
    await Promise.all(senders);
    expect(receipts.size).toBeGreaterThan(before.length);
    await server.stop();

    // The backup is restored in another folder, where it replaces the files of a killed server.
    const broken = await startOn('elsewhere/submissions.db');
    await broken.send(aContactMessage());
    await broken.stop('SIGKILL');
    expect(existsSync(place('elsewhere/submissions.db-wal'))).toBe(true);
    restore(place('backup.db'), place('elsewhere/submissions.db'));
    const restored = await startOn('elsewhere/submissions.db');
    const again = await Promise.all(before.map(({ message }) => restored.send(message)));
    expect(again).toEqual(before.map(({ receivedAt }) => receivedAt));
    await restored.stop();
    const stored = await everythingStored({ url: urlOf('elsewhere/submissions.db') });
    expect(stored.map(({ id }) => id)).toEqual(
      expect.arrayContaining(before.map(({ message }) => message.id)),
    );
    expect(`Backed up ${stored.length} submissions to ${place('backup.db')}.\n`).toBe(stdout);
  });

  it('does not overwrite an existing file, and reports a missing database', async () => {
    const first = await backUp('data/submissions.db', place('backup.db'));
    expect(first).toMatchObject({ code: 1, stderr: expect.stringContaining('is no database') });
    const server = await startOn('data/submissions.db');
    directory.write('backup.db', 'an earlier one');
    const second = await backUp('data/submissions.db', place('backup.db'));
    expect(second).toMatchObject({ code: 1, stderr: expect.stringContaining('exists already') });
    expect(readFileSync(place('backup.db'), 'utf8')).toBe('an earlier one');
    const third = await backUp('data/submissions.db', place('nowhere/backup.db'));
    expect(third.code).toBe(1);
    await server.stop();
    expect(readdirSync(dirname(place('backup.db'))).sort()).toEqual(['backup.db', 'data']);
  });

  it('rejects a PostgreSQL database and names pg_dump', async () => {
    const env = { DATABASE_URL: 'postgres://database.example/site' };
    const args = ['--backup', place('backup.db')];
    expect(await startScript('inbox', env, args).finish()).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('pg_dump'),
    });
  });
});

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../server/database/open.ts';
import { submissionsIn } from '../server/submissions/submission-store.ts';
import { engines, type TestDatabase } from '../server/testing/engines.ts';
import { testDirectory } from '../server/testing/for-one-test.ts';
import { findPostgres } from '../server/testing/postgres.ts';
import { aContactMessage, COMPILED_SERVER } from '../server/testing/testing.ts';

// The backup scripts run beside the compiled server, as in the artefact.

const scripts = ['backup.sh', 'restore-drill.sh'] as const;
beforeAll(() => {
  for (const name of scripts) cpSync(join('deploy', name), join(COMPILED_SERVER, name));
});

const path = [findPostgres(), process.env['PATH']].filter(Boolean).join(':');

const DAY_MS = 24 * 60 * 60 * 1000;
/** Formats a time as in the name of a backup. */
const inName = (ms: number) =>
  new Date(ms)
    .toISOString()
    .replace(/:(\d\d)\..*/, '$1Z')
    .replace(':', '');

describe.each(engines)('on $engine', { timeout: 60_000 }, ({ engine, create }) => {
  let place: TestDatabase;
  let copies: ReturnType<typeof testDirectory>;
  let temporary: ReturnType<typeof testDirectory>;
  beforeEach(async () => {
    place = await create();
    copies = testDirectory();
    temporary = testDirectory();
  });

  const suffix = engine === 'postgres' ? 'dump' : 'db';
  const runAt = (url: string, script: (typeof scripts)[number], ...args: string[]) =>
    spawnSync('sh', [join(COMPILED_SERVER, script), copies.path, ...args], {
      encoding: 'utf8',
      // This time zone is 14 hours ahead of UTC.
      env: { PATH: path, DATABASE_URL: url, TMPDIR: temporary.path, TZ: 'EAST-14' },
    });
  const run = (script: (typeof scripts)[number], ...args: string[]) =>
    runAt(place.url, script, ...args);
  const writeOld = (name: string, days: number) => {
    copies.write(name, '');
    const time = new Date(Date.now() - days * DAY_MS);
    utimesSync(join(copies.path, name), time, time);
  };
  const store = async (count: number): Promise<void> => {
    const database = await openDatabase({ url: place.url });
    for (let n = 0; n < count; n += 1) await submissionsIn(database).store(aContactMessage());
    await database.close();
  };

  // With PostgreSQL, this test is slow: the drill creates a database and restores a dump.
  const tags = engine === 'postgres' ? 'cases' : [];
  it('backup.sh copies every stored submission, and restore-drill.sh restores the copy', {
    tags,
  }, async () => {
    await store(3);
    // The drill must skip these damaged copies: an older one, and one in a subfolder.
    copies.write(`2026-01-01T021700Z.${suffix}`, 'damaged');
    copies.write(`kept/2099-01-01T000000Z.${suffix}`, 'damaged');
    expect(run('backup.sh')).toMatchObject({ status: 0, stderr: '' });
    await store(2);
    const drill = run('restore-drill.sh');
    expect(drill).toMatchObject({ status: 0, stderr: '' });
    expect(drill.stdout).toMatch(/Z\.(?:db|dump) contains 3 submissions; the server has 5\.\n$/);
    expect(run('restore-drill.sh').stdout).toBe(drill.stdout);
    expect(readdirSync(temporary.path)).toEqual([]);
  });

  it('backup.sh names a copy after its time in UTC, and makes it readable only by its owner', async () => {
    await store(1);
    const before = inName(Date.now());
    expect(run('backup.sh').status).toBe(0);
    const after = inName(Date.now());
    const [name = '', ...others] = readdirSync(copies.path);
    expect(others).toEqual([]);
    const [time = '', end] = name.split('.');
    expect([before, time, after]).toEqual([before, time, after].toSorted());
    expect(end).toBe(suffix);
    expect((statSync(join(copies.path, name)).mode & 0o777).toString(8)).toBe('600');
  });

  // A killed backup leaves partial files.
  const endings = ['db', 'db.part', 'db.part-journal', 'dump', 'part'];
  const monthOld = endings.map((ending) => `2026-01-01T021700Z.${ending}`);
  const younger = endings.map((ending) => `2026-01-15T021700Z.${ending}`);
  it.each([
    { args: [], kept: younger },
    { args: ['60'], kept: [...monthOld, ...younger] },
  ])(
    'backup.sh deletes copies after 30 days or the given number of days (arguments: $args)',
    { tags: 'cases' },
    async ({ args, kept }) => {
      await store(1);
      for (const name of monthOld) writeOld(name, 30.5);
      for (const name of younger) writeOld(name, 29.5);
      const others = ['notes.txt', 'submissions.db', 'kept/2026-01-01T021700Z.db'];
      for (const name of others) writeOld(name, 400);
      expect(run('backup.sh', ...args).status).toBe(0);
      expect(others.filter((name) => !existsSync(join(copies.path, name)))).toEqual([]);
      const left = readdirSync(copies.path).filter((name) => /^2026-01/.test(name));
      expect(left.toSorted()).toEqual(kept.toSorted());
    },
  );

  it('backup.sh fails if the copy cannot be made, and keeps earlier copies', () => {
    const earlier = '2025-01-01T021700Z.db';
    writeOld(earlier, 400);
    const gone = place.url.startsWith('file:') ? place.url : place.url.replace(/[^/]+$/, 'nowhere');
    const failed = runAt(gone, 'backup.sh');
    expect(failed.status).not.toBe(0);
    expect(failed.stderr).not.toBe('');
    expect(readdirSync(copies.path)).toEqual([earlier]);
  });

  it('restore-drill.sh fails if the copy is damaged', { tags: 'cases' }, async () => {
    await store(1);
    expect(run('backup.sh').status).toBe(0);
    copies.write(`2099-01-01T000000Z.${suffix}`, 'damaged');
    const drill = run('restore-drill.sh');
    expect(drill.status).not.toBe(0);
    expect(drill.stdout).toBe('');
    expect(drill.stderr).not.toBe('');
    expect(readdirSync(temporary.path)).toEqual([]);
  });

  if (engine === 'postgres') {
    it('restore-drill.sh drops its temporary database', { tags: 'cases' }, async () => {
      await store(2);
      const client = new Client({ connectionString: place.url });
      await client.connect();
      // An interrupted drill leaves this database behind.
      await client.query('CREATE DATABASE website_restore_drill');
      // The owner in the dump does not exist when the dump is restored.
      await client.query('CREATE ROLE gone; ALTER TABLE submissions OWNER TO gone');
      // Only the `host` parameter points to the cluster; the URL's own host does not exist.
      const url = `${place.url.replace('postgres:', 'postgresql:').replace('127.0.0.1', 'host.invalid')}?host=127.0.0.1`;
      expect(runAt(url, 'backup.sh')).toMatchObject({ status: 0, stderr: '' });
      await client.query('ALTER TABLE submissions OWNER TO website; DROP ROLE gone');
      const drill = runAt(url, 'restore-drill.sh');
      const drills = await client.query(
        "SELECT datname FROM pg_database WHERE datname = 'website_restore_drill'",
      );
      await client.end();
      expect(drill).toMatchObject({ status: 0, stderr: '' });
      expect(drill.stdout).toContain('contains 2 submissions; the server has 2.');
      expect(drills.rows).toEqual([]);
    });
  }

  it('restore-drill.sh fails if there is no copy', () => {
    const stderr = `There is no copy in ${copies.path}.\n`;
    expect(run('restore-drill.sh')).toMatchObject({ status: 1, stderr });
  });
});

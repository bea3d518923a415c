import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '../server/database/open.ts';
import { submissionsIn } from '../server/submissions/submission-store.ts';
import { engines, type TestDatabase } from '../server/testing/engines.ts';
import { findPostgres } from '../server/testing/postgres.ts';
import { aContactMessage, COMPILED_SERVER, makeDirectory } from '../server/testing/testing.ts';

// `deploy/backup.sh` and `deploy/restore-drill.sh`, beside the server as the artefact has them.

const scripts = ['backup.sh', 'restore-drill.sh'] as const;
beforeAll(() => {
  for (const name of scripts) cpSync(join('deploy', name), join(COMPILED_SERVER, name));
});

const path = [findPostgres(), process.env['PATH']].filter(Boolean).join(':');

const DAY_MS = 24 * 60 * 60 * 1000;

describe.each(engines)('on $engine', { timeout: 60_000 }, ({ create }) => {
  let place: TestDatabase;
  let copies: ReturnType<typeof makeDirectory>;
  beforeEach(async () => {
    place = await create();
    copies = makeDirectory();
  });
  afterEach(() => {
    place.remove();
    copies.remove();
  });

  const run = (script: (typeof scripts)[number], ...args: string[]) =>
    spawnSync('sh', [join(COMPILED_SERVER, script), copies.path, ...args], {
      encoding: 'utf8',
      env: { PATH: path, DATABASE_URL: place.url },
    });
  const store = async (count: number): Promise<void> => {
    const database = await openDatabase({ url: place.url });
    for (let n = 0; n < count; n += 1) await submissionsIn(database).store(aContactMessage());
    await database.close();
  };

  it('a copy is made and can be restored, with all that had arrived by then', async () => {
    await store(3);
    expect(run('backup.sh')).toMatchObject({ status: 0, stderr: '' });
    await store(2);
    const drill = run('restore-drill.sh');
    expect(drill).toMatchObject({ status: 0, stderr: '' });
    expect(drill.stdout).toMatch(/Z\.(?:db|dump) holds 3 submissions; the server has 5\.\n$/);
    // Once more, with nothing of the first drill in its way.
    expect(run('restore-drill.sh').stdout).toBe(drill.stdout);
  });

  it('copies go after their days, and nothing else in the folder does', async () => {
    await store(1);
    const old = new Date(Date.now() - 40 * DAY_MS);
    for (const name of ['2026-01-01T021700Z.db', '2026-01-01T021700Z.dump', 'notes.txt']) {
      writeFileSync(join(copies.path, name), '');
      utimesSync(join(copies.path, name), old, old);
    }
    expect(run('backup.sh', '60').status).toBe(0);
    expect(readdirSync(copies.path)).toHaveLength(4);
    for (const name of readdirSync(copies.path).filter((each) => /^20(?!26-01)/.test(each))) {
      rmSync(join(copies.path, name));
    }
    expect(run('backup.sh', '30').status).toBe(0);
    const left = readdirSync(copies.path);
    expect(left).toHaveLength(2);
    expect(left).toContain('notes.txt');
  });

  it('where the copy cannot be made, it says so and leaves earlier ones alone', async () => {
    const old = new Date(Date.now() - 400 * DAY_MS);
    const earlier = join(copies.path, '2025-01-01T021700Z.db');
    writeFileSync(earlier, '');
    utimesSync(earlier, old, old);
    const gone = place.url.startsWith('file:') ? place.url : place.url.replace(/[^/]+$/, 'nowhere');
    const failed = spawnSync('sh', [join(COMPILED_SERVER, 'backup.sh'), copies.path], {
      encoding: 'utf8',
      env: { PATH: path, DATABASE_URL: gone },
    });
    expect(failed.status).not.toBe(0);
    expect(failed.stderr).not.toBe('');
    expect(readdirSync(copies.path)).toContain('2025-01-01T021700Z.db');
  });

  it('without a copy the drill says that there is none', () => {
    expect(run('restore-drill.sh')).toMatchObject({
      status: 1,
      stderr: `There is no copy in ${copies.path}.\n`,
    });
  });
});

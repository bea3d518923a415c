import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import Connection from 'libsql';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { lacks } from '../../../tools/testing/needs.ts';
import { type TestDatabase, testDatabase } from '../../testing/engines.ts';
import { testApp, testDirectory } from '../../testing/for-one-test.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { aContactMessage, everythingStored } from '../../testing/testing.ts';
import { openDatabase } from '../open.ts';
import { databaseFile } from './file.ts';

let place: TestDatabase;
let file: string;
let server: TestApp;

beforeEach(async () => {
  place = await testDatabase();
  file = databaseFile(place.url);
});

const start = async () => {
  server = await testApp({ database: place });
};
const open = async () => {
  const database = await openDatabase(place);
  onTestFinished(() => database.close());
  return database;
};
const send = (message = aContactMessage()) => server.send(message);
const health = async () => {
  const asked = performance.now();
  const answer = await server.app.inject('/healthz');
  expect(performance.now() - asked).toBeLessThan(2000);
  return [answer.statusCode, answer.json()];
};

/** Starts a process that holds the write lock. The returned function makes it commit. */
const holdLock = async () => {
  const script = `
    import Connection from 'libsql';
    const other = new Connection(${JSON.stringify(file)}, { timeout: 5000 });
    other.exec('BEGIN IMMEDIATE');
    other.exec("UPDATE heartbeat SET beat_at = 'of the other'");
    process.stdout.write('held');
    process.stdin.once('data', () => { other.exec('COMMIT'); process.exit(); });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return async () => {
    const exited = once(child, 'exit');
    child.stdin.write('commit');
    await exited;
  };
};

describe('while another process writes', { tags: 'timing' }, () => {
  it('the server serves pages on time, and stores submissions once that process has committed', async () => {
    await start();
    await send();
    const release = await holdLock();
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const begun = performance.now();
    const refused = Array.from({ length: 10 }, () => send());
    expect(await health()).toEqual([503, { status: 'unavailable', reason: 'busy' }]);
    while (performance.now() - begun < 6000) {
      const asked = performance.now();
      await server.app.inject('/nothing-here');
      expect(performance.now() - asked).toBeLessThan(250);
      await wait(50);
    }
    for (const answer of await Promise.all(refused)) expect(answer.statusCode).toBe(500);
    delay.disable();
    expect(delay.max / 1e6).toBeLessThan(250);

    const late = send();
    await release();
    const released = performance.now();
    expect((await late).json()).toMatchObject({ data: { sendContactMessage: {} } });
    for (let n = 0; n < 5; n += 1) expect((await send()).statusCode).toBe(200);
    expect(performance.now() - released).toBeLessThan(1000);
    await expect.poll(health).toEqual([200, expect.objectContaining({ status: 'ok' })]);
    expect(await everythingStored(place)).toHaveLength(7);
  });

  it('a write with a short time limit fails, and later reads return the data of the other process', async () => {
    const database = await open();
    const release = await holdLock();
    await expect(
      database.write([{ sql: 'UPDATE heartbeat SET beat_at = $1', args: [''] }], { withinMs: 200 }),
    ).rejects.toMatchObject({ trouble: 'busy' });
    await release();
    const read = { sql: 'SELECT beat_at FROM heartbeat' };
    expect(await database.read(read)).toEqual([{ beat_at: 'of the other' }]);
    // An open statement would prevent the truncation of the log, which contains erased text.
    const [checkpoint] = await database.read({ sql: 'PRAGMA wal_checkpoint(TRUNCATE)' });
    expect(checkpoint).toMatchObject({ busy: 0 });
  });
});

it('a write is retried for several seconds while another connection is writing', async () => {
  const database = await open();
  const other = new Connection(file);
  other.exec('BEGIN IMMEDIATE');
  const { now } = performance;
  let aheadMs = 0;
  const clock = vi
    .spyOn(performance, 'now')
    .mockImplementation(() => now.call(performance) + aheadMs);
  const written = expect(database.write([{ sql: 'DELETE FROM heartbeat' }])).resolves.toEqual([[]]);
  aheadMs = 3000;
  const looks = clock.mock.calls.length;
  await expect.poll(() => clock.mock.calls.length).toBeGreaterThan(looks + 1);
  other.exec('COMMIT');
  await written;
  other.close();
});

describe('the database file', () => {
  const another = async () => {
    const other = await testDatabase();
    await (await openDatabase(other)).close();
    return other;
  };

  it('can be moved or replaced: the server rejects submissions until the original file is back', async () => {
    await start();
    const message = aContactMessage();
    await send(message);
    const other = await another();
    renameSync(file, `${file}.kept`);
    await expect.poll(health).toEqual([503, { status: 'unavailable', reason: 'missing' }]);
    // Even a replay of a submission in the moved file gets no receipt.
    expect((await send(message)).statusCode).toBe(503);
    renameSync(databaseFile(other.url), file);
    await expect.poll(health).toEqual([503, { status: 'unavailable', reason: 'replaced' }]);
    expect((await send()).statusCode).toBe(503);
    renameSync(`${file}.kept`, file);
    await expect.poll(health).toEqual([200, expect.objectContaining({ status: 'ok' })]);
    expect((await send()).statusCode).toBe(200);
    expect(await everythingStored(place)).toHaveLength(2);
  });

  it('can be replaced while the server runs: after a restart, the new file contains no data from the old one', async () => {
    await start();
    await send();
    const other = await another();
    renameSync(databaseFile(other.url), file);
    await expect.poll(health).toEqual([503, { status: 'unavailable', reason: 'replaced' }]);
    await server.stop();
    await start();
    expect((await send()).statusCode).toBe(200);
    expect(await everythingStored(place)).toHaveLength(1);
    expect(await (await openDatabase(place)).read({ sql: 'PRAGMA integrity_check' })).toEqual([
      { integrity_check: 'ok' },
    ]);
  });

  it.each([
    ['is not a database', 0],
    ['has damaged pages', 100],
  ])('is neither opened nor changed if it %s', async (_, intactBytes) => {
    await (await openDatabase(place)).close();
    const damaged = readFileSync(file).fill('damaged ', intactBytes);
    writeFileSync(file, damaged);
    await expect(openDatabase(place)).rejects.toMatchObject({ trouble: 'damaged' });
    expect(readFileSync(file).equals(damaged)).toBe(true);
  });
});

it('a commit is reported only after it is on disk', async () => {
  const database = await open();
  // 2 is FULL. At a lower level, a power cut can undo reported commits.
  expect(await database.read({ sql: 'PRAGMA synchronous' })).toEqual([{ synchronous: 2 }]);
});

it("only the server's account may read the database files, even in a shared folder", async () => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o755 });
  chmodSync(dirname(file), 0o755);
  await (await openDatabase(place)).close();
  for (const name of readdirSync(dirname(file))) chmodSync(join(dirname(file), name), 0o644);
  await start();
  await send();
  const names = readdirSync(dirname(file));
  expect(names).toHaveLength(3);
  for (const name of names) expect(statSync(join(dirname(file), name)).mode & 0o777).toBe(0o600);
});

it("only the server's account may read the folder that the server creates", async () => {
  await open();
  expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
});

it('a backup that fails leaves no partial file', async () => {
  const database = await open();
  const target = join(dirname(file), 'taken');
  mkdirSync(target);
  await expect(database.backUp?.(target)).rejects.toThrow();
  expect(readdirSync(dirname(file))).not.toContain('taken.part');
});

it('a backup replaces the partial files of an earlier backup that was killed', async () => {
  const database = await open();
  const target = join(dirname(file), 'taken');
  for (const end of ['part', 'part-journal']) writeFileSync(`${target}.${end}`, 'partial');
  expect(await database.backUp?.(target)).toBe(0);
  expect(readdirSync(dirname(file)).filter((name) => name.includes('.part'))).toEqual([]);
});

describe.skipIf(lacks('mounts'))('the embedded database', () => {
  let disk: ReturnType<typeof testDirectory>;
  beforeEach(() => {
    disk = testDirectory();
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=40m', 'none', disk.path]);
    onTestFinished(() => void spawnSync('umount', ['--lazy', disk.path]));
    place = { ...place, url: `file:${join(disk.path, 'submissions.db')}` };
  });

  it('rejects submissions, but erases rows, while the disk is nearly full', async () => {
    await start();
    const message = aContactMessage();
    expect((await send(message)).statusCode).toBe(200);
    const ballast = join(disk.path, 'ballast');
    writeFileSync(ballast, Buffer.alloc(20 * 1024 * 1024));
    expect((await send()).statusCode).toBe(500);
    // A replay succeeds, because it writes nothing.
    expect((await send(message)).statusCode).toBe(200);
    await expect.poll(health).toEqual([503, { status: 'unavailable', reason: 'full' }]);
    const database = await open();
    await database.write([{ sql: 'DELETE FROM submissions' }]);
    rmSync(ballast);
    await expect.poll(health).toEqual([200, expect.objectContaining({ status: 'ok' })]);
    expect((await send()).statusCode).toBe(200);
  });

  it('cannot write while the disk is completely full', async () => {
    const database = await open();
    const ballast = join(disk.path, 'ballast');
    spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, 'bs=4096']);
    const large = { sql: 'UPDATE heartbeat SET beat_at = $1', args: ['x'.repeat(100_000)] };
    await expect(database.write([large])).rejects.toMatchObject({ trouble: 'full' });
    rmSync(ballast);
    expect(await database.write([large])).toEqual([[]]);
  });

  it('reports a read-only disk on one line', async () => {
    await (await openDatabase({ url: `file:${file}` })).close();
    copyFileSync(file, join(disk.path, 'submissions.db'));
    spawnSync('mount', ['-o', 'remount,ro', disk.path]);
    await expect(openDatabase(place)).rejects.toThrow(/^[^\n]*read-only[^\n]*$/);
  });
});

it('all data is in one file after the server stops', async () => {
  await start();
  await send();
  await server.stop();
  const log = `${file}-wal`;
  expect(existsSync(log) ? statSync(log).size : 0).toBe(0);
});

it.each([
  ['file:data/submissions.db', 'data/submissions.db'],
  ['file:/srv/a%20b.db', '/srv/a b.db'],
  ['file:///srv/a.db', '/srv/a.db'],
  ['file://localhost/srv/a.db', '/srv/a.db'],
])('the database URL %s names the file %s', (address, path) =>
  expect(databaseFile(address)).toBe(path),
);

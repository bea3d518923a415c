import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@libsql/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { aContactMessage, aSubscription, makeDirectory } from '../testing/testing.ts';
import { databaseFile, openDatabase } from './libsql.ts';
import { type Submissions, submissionsIn } from './submission-store.ts';

let directory: ReturnType<typeof makeDirectory>;
let url: string;
let client: Client;
let submissions: Submissions;
let clock: number;

const now = () => {
  clock += 1000;
  return new Date(clock);
};

beforeEach(async () => {
  directory = makeDirectory();
  url = `file:${join(directory.path, 'made/when missing/submissions.db')}`;
  clock = Date.parse('2027-01-01T00:00:00Z');
  client = await openDatabase({ url });
  submissions = submissionsIn(client, now);
});
afterEach(() => {
  client.close();
  directory.remove();
});

const count = async () =>
  Number((await client.execute('SELECT count(*) AS n FROM submissions')).rows[0]?.['n']);
const pragma = async (name: string) => (await client.execute(`PRAGMA ${name}`)).rows[0]?.[0];

describe('the database', () => {
  it('is made where it is missing, durable, and waits for others', async () => {
    expect(existsSync(join(directory.path, 'made/when missing/submissions.db'))).toBe(true);
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('busy_timeout')).toBe(5000);
  });

  it('opens again with what it holds', async () => {
    const message = aContactMessage();
    await submissions.store(message);
    client.close();
    client = await openDatabase({ url });
    expect(await submissionsIn(client).recall(message)).toMatchObject({ outcome: 'replay' });
    expect((await client.execute('SELECT version FROM schema_version')).rows).toHaveLength(4);
  });

  it('can be opened by several servers at once', async () => {
    const others = await Promise.all([openDatabase({ url }), openDatabase({ url })]);
    for (const other of others) other.close();
  });

  it.each([
    ['file:data/submissions.db', 'data/submissions.db'],
    ['file:/srv/a%20b.db', '/srv/a b.db'],
    ['file:///srv/a.db', '/srv/a.db'],
    ['file://localhost/srv/a.db', '/srv/a.db'],
    ['libsql://db.example', null],
  ])('%s is the file %s', (address, file) => expect(databaseFile(address)).toBe(file));
});

describe('store', () => {
  it('keeps a submission and says when', async () => {
    expect(await submissions.store(aContactMessage())).toEqual({
      outcome: 'stored',
      receivedAt: '2027-01-01T00:00:01.000Z',
    });
    expect(await submissions.store(aSubscription())).toMatchObject({ outcome: 'stored' });
    expect(await count()).toBe(2);
  });

  it('answers a replay with the first receipt', async () => {
    const message = aContactMessage();
    const first = await submissions.store(message);
    expect(await submissions.recall(message)).toEqual({ ...first, outcome: 'replay' });
    expect(await submissions.store(message)).toEqual({ ...first, outcome: 'replay' });
    expect(await count()).toBe(1);
  });

  it('refuses a known id with anything else in it', async () => {
    const message = aContactMessage();
    await submissions.store(message);
    const others = [
      aContactMessage({ id: message.id, fields: { ...message.fields, name: 'Somebody Else' } }),
      aContactMessage({ id: message.id, composedAt: '2026-11-20T10:00:00.001Z' }),
      aSubscription({ id: message.id }),
    ];
    for (const other of others) {
      expect(await submissions.recall(other)).toEqual({ outcome: 'conflict' });
      expect(await submissions.store(other)).toEqual({ outcome: 'conflict' });
    }
    expect(await count()).toBe(1);
  });

  it('keeps one row of fifty attempts at once, over two servers', async () => {
    const message = aContactMessage();
    const otherClient = await openDatabase({ url });
    const others = submissionsIn(otherClient, now);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, n) => (n % 2 ? submissions : others).store(message)),
    );
    otherClient.close();
    expect(outcomes.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(new Set(outcomes.map((o) => 'receivedAt' in o && o.receivedAt)).size).toBe(1);
    expect(await count()).toBe(1);
  });

  it('gives back every script as it came', async () => {
    const fields = {
      name: "Robert'); DROP TABLE submissions;--",
      email: 'thandi@kuvula.example',
      message: 'Sawubona 👋🏾 שלום مرحبا <script>alert(1)</script>\n\tline two',
    };
    const message = aContactMessage({ fields });
    await submissions.store(message);
    const { rows } = await client.execute('SELECT name, email, message FROM submissions');
    expect({ ...rows[0] }).toEqual(fields);
  });

  it('reports a database that does not answer', async () => {
    await expect(submissions.check()).resolves.toBeUndefined();
    client.close();
    await expect(submissions.check()).rejects.toThrow();
    await expect(submissions.store(aContactMessage())).rejects.toThrow();
  });
});

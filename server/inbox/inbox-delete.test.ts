import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Connection from 'libsql';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { databaseFile } from '../database/embedded/file.ts';
import { submissionsIn } from '../submissions/submission-store.ts';
import { openTestDatabase } from '../testing/engines.ts';
import {
  aContactMessage,
  aSubscription,
  everythingStored,
  newId,
  startScript,
} from '../testing/testing.ts';

let folder: string;
let url: string;
let database: Database;

beforeEach(async () => {
  // The database remains open, as in a running server.
  const opened = await openTestDatabase();
  database = opened.database;
  url = opened.place.url;
  folder = dirname(databaseFile(url));
});

const remove = (id: string) =>
  startScript('inbox', { DATABASE_URL: url }, ['--delete', id]).finish();
const onDisk = () =>
  Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));

describe('npm run inbox -- --delete', () => {
  it('erases a submission; a late replay still gets the original receipt', async () => {
    const submissions = submissionsIn(database);
    const [message, subscription] = [aContactMessage(), aSubscription()];
    const first = await submissions.store(message);
    await submissions.store(subscription);
    expect(onDisk().includes(message.fields.message)).toBe(true);

    const { code, stdout, stderr } = await remove(message.id);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`Deleted the contact submission ${message.id}, received 20`);
    expect(await everythingStored({ url })).toMatchObject([{ id: subscription.id }]);
    for (const word of [message.id, message.fields.name, message.fields.message]) {
      expect(onDisk().includes(word)).toBe(false);
    }

    for (let n = 0; n < 2; n += 1) {
      expect(await submissions.recall(message)).toEqual({ ...first, outcome: 'replay' });
      expect(await submissions.store(message)).toEqual({ ...first, outcome: 'replay' });
    }
    const other = aContactMessage({ id: message.id, composedAt: '2026-11-20T10:00:00.001Z' });
    expect(await submissions.recall(other)).toEqual({ outcome: 'conflict' });
    expect(await submissions.store(other)).toEqual({ outcome: 'conflict' });
    expect(await everythingStored({ url })).toHaveLength(1);

    const again = await remove(message.id.toUpperCase());
    expect([again.code, again.stdout]).toEqual([
      0,
      expect.stringContaining('has already been deleted'),
    ]);
  });

  it('reports that text stays on disk while another program reads the database, and erases the text when run again', async () => {
    const message = aContactMessage();
    await submissionsIn(database).store(message);
    const reader = new Connection(databaseFile(url));
    reader.exec('BEGIN');
    expect(reader.prepare('SELECT * FROM submissions').all([])).toHaveLength(1);

    const during = await remove(message.id);
    expect([during.code, during.stdout]).toEqual([0, expect.stringContaining('Its text stays')]);
    expect(onDisk().includes(message.fields.message)).toBe(true);

    reader.exec('COMMIT');
    const after = await remove(message.id);
    expect([after.code, after.stdout]).toEqual([
      0,
      expect.stringMatching(/has already been deleted\.\n$/),
    ]);
    expect(onDisk().includes(message.fields.message)).toBe(false);
    reader.close();
  });

  it('reports an unknown id', async () => {
    const id = newId();
    expect(await remove(id)).toEqual({
      code: 1,
      stdout: '',
      stderr: `No submission has the id '${id}'. Nothing was deleted.\n`,
    });
  });
});

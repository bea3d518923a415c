import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Connection from 'libsql';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import { databaseFile } from '../database/embedded/file.ts';
import { submissionsIn } from '../submissions/submission-store.ts';
import { engines, openTestDatabase } from '../testing/engines.ts';
import {
  aContactMessage,
  aSubscription,
  everythingStored,
  newId,
  startScript,
} from '../testing/testing.ts';

let url: string;
let database: Database;

const open = async (create = engines[0].create) => {
  // The database remains open, as in a running server.
  const opened = await openTestDatabase(create);
  database = opened.database;
  url = opened.place.url;
};

const inbox = (...args: string[]) => startScript('inbox', { DATABASE_URL: url }, args).finish();
const remove = (id: string) => inbox('--delete', id);
const onDisk = () => {
  const folder = dirname(databaseFile(url));
  return Buffer.concat(readdirSync(folder).map((name) => readFileSync(join(folder, name))));
};

describe.each(engines)('npm run inbox in $engine', { timeout: 60_000 }, ({ engine, create }) => {
  it('deletes a submission; a late replay still gets the original receipt', async () => {
    await open(create);
    expect((await inbox()).stdout).toMatch(/^Nothing has arrived yet\./);
    const submissions = submissionsIn(database);
    const [message, subscription] = [aContactMessage(), aSubscription()];
    const first = await submissions.store(message);
    await submissions.store(subscription);
    const listed = await inbox('--json', '--kind', 'contact', '--since', '2026-01-01');
    expect(JSON.parse(listed.stdout)).toMatchObject({ id: message.id, ...message.fields });

    const { code, stdout, stderr } = await remove(message.id);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`Deleted the contact submission ${message.id}, received 20`);
    expect(stdout.includes('own files and log may contain')).toBe(engine === 'postgres');
    expect(await everythingStored({ url })).toMatchObject([{ id: subscription.id }]);

    for (let n = 0; n < 2; n += 1) {
      expect(await submissions.recall(message)).toEqual({ ...first, outcome: 'replay' });
      expect(await submissions.store(message)).toEqual({ ...first, outcome: 'replay' });
    }
    const { id } = message;
    const other = aContactMessage({}, { id, composedAt: '2026-11-20T10:00:00.001Z' });
    expect(await submissions.recall(other)).toEqual({ outcome: 'conflict' });
    expect(await submissions.store(other)).toEqual({ outcome: 'conflict' });
    expect(await everythingStored({ url })).toHaveLength(1);

    const already = expect.stringContaining('has already been deleted');
    expect(await remove(message.id.toUpperCase())).toMatchObject({ code: 0, stdout: already });
  });
});

describe('npm run inbox -- --delete', () => {
  beforeEach(() => open());

  it('leaves no text of the submission on disk', async () => {
    const message = aContactMessage();
    await submissionsIn(database).store(message);
    expect(onDisk().includes(message.fields.message)).toBe(true);
    await remove(message.id);
    for (const word of [message.id, message.fields.name, message.fields.message]) {
      expect(onDisk().includes(word)).toBe(false);
    }
  });

  it('reports that text stays on disk while another program reads the database, and erases the text when run again', async () => {
    const message = aContactMessage();
    await submissionsIn(database).store(message);
    const reader = new Connection(databaseFile(url));
    reader.exec('BEGIN');
    expect(reader.prepare('SELECT * FROM submissions').all([])).toHaveLength(1);

    const stays = expect.stringContaining('Its text stays');
    expect(await remove(message.id)).toMatchObject({ code: 0, stdout: stays });
    expect(onDisk().includes(message.fields.message)).toBe(true);

    reader.exec('COMMIT');
    const already = expect.stringMatching(/has already been deleted\.\n$/);
    expect(await remove(message.id)).toMatchObject({ code: 0, stdout: already });
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

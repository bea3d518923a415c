import { beforeEach, describe, expect, it } from 'vitest';
import { submissionsIn } from '../submissions/submission-store.ts';
import { engines, openTestDatabase, type TestDatabase } from '../testing/engines.ts';
import { aContactMessage, everythingStored } from '../testing/testing.ts';
import { type Database, Unavailable } from './database.ts';
import { openDatabase } from './open.ts';

let place: TestDatabase;
let database: Database;

describe.each(engines)('the $engine database', ({ engine, create }) => {
  beforeEach(async () => {
    ({ place, database } = await openTestDatabase(create));
  });

  it('creates each missing table once, even if several servers open it at the same time', async () => {
    expect(database.engine).toBe(engine);
    const empty = await create();
    const all = await Promise.all(Array.from({ length: 5 }, () => openDatabase(empty)));
    const versions = await all[0]?.read({ sql: 'SELECT version FROM schema_version' });
    expect(versions).toHaveLength(database.dialect.migrations.length);
    for (const each of all) await each.close();
  });

  it('accepts numbered parameters, even one that occurs twice', async () => {
    const sql = 'SELECT CAST($2 AS TEXT) AS b, CAST($1 AS TEXT) AS a, CAST($2 AS TEXT) AS c';
    const [row] = await database.read({ sql, args: ["it's $1", null] });
    expect(row).toEqual({ a: "it's $1", b: null, c: null });
  });

  it("runs either all of a write's statements or none, and reports the error in an invalid statement", async () => {
    const beat = { sql: 'UPDATE heartbeat SET beat_at = $1 RETURNING beat_at', args: ['x'] };
    const [rows] = await database.write([beat, { sql: 'SELECT 1 AS one' }]);
    expect(rows).toEqual([{ beat_at: 'x' }]);
    const wrong = database.write([{ ...beat, args: ['y'] }, { sql: 'SELECT * FROM nowhere' }]);
    await expect(wrong).rejects.toThrow('nowhere');
    await expect(wrong).rejects.not.toBeInstanceOf(Unavailable);
    const read = { sql: 'SELECT beat_at FROM heartbeat' };
    expect(await database.read(read)).toEqual([{ beat_at: 'x' }]);
  });

  it('rejects every call after it is closed', async () => {
    await database.close();
    await database.close();
    const refusal = { trouble: 'closed' };
    await expect(database.read({ sql: 'SELECT 1' })).rejects.toMatchObject(refusal);
    await expect(database.write([])).rejects.toMatchObject(refusal);
    await expect(database.check()).rejects.toMatchObject(refusal);
  });

  it('can be read by the inbox, but not opened by the server, if a newer release has changed its tables', async () => {
    const message = aContactMessage();
    await submissionsIn(database).store(message);
    await database.write([
      { sql: 'INSERT INTO schema_version (version) VALUES (99)' },
      { sql: 'UPDATE schema_needs SET version = 99' },
    ]);
    await expect(openDatabase(place)).rejects.toThrow(/^The database belongs to a newer release/);
    expect(await everythingStored(place)).toMatchObject([{ id: message.id }]);
  });

  it('can still be used if a newer release has only added tables and columns', async () => {
    await database.write([
      { sql: 'INSERT INTO schema_version (version) VALUES (99)' },
      { sql: 'ALTER TABLE submissions ADD COLUMN answered_at TEXT' },
      { sql: 'CREATE TABLE answers (id TEXT PRIMARY KEY)' },
    ]);
    const before = await openDatabase(place);
    const submissions = submissionsIn(before);
    const message = aContactMessage();
    expect(await submissions.store(message)).toMatchObject({ outcome: 'stored' });
    expect(await submissions.recall(message)).toMatchObject({ outcome: 'replay' });
    expect(await everythingStored(place)).toMatchObject([{ id: message.id }]);
    await before.close();
  });
});

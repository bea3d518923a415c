import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { engines, openTestDatabase, type TestDatabase } from '../testing/engines.ts';
import { aContactMessage, aSubscription, everythingStored } from '../testing/testing.ts';
import { eraseOne } from './erasure.ts';
import { type Submissions, submissionsIn } from './submission-store.ts';

let place: TestDatabase;
let database: Database;
let submissions: Submissions;
let clock: number;

const now = () => {
  clock += 1000;
  return new Date(clock);
};
const rowsAfter = (seq: number) =>
  database.read({
    sql: 'SELECT id, seq FROM submissions WHERE seq > $1 ORDER BY seq',
    args: [seq],
  });
const count = async () =>
  Number((await database.read({ sql: 'SELECT count(*) AS n FROM submissions' }))[0]?.['n']);

describe.each(engines)('the submission store in $engine', ({ create }) => {
  beforeEach(async () => {
    ({ place, database } = await openTestDatabase(create));
    clock = Date.parse('2027-01-01T00:00:00Z');
    submissions = submissionsIn(database, now);
  });

  it('stores a submission, and returns the original receipt for a replay', async () => {
    const message = aContactMessage({ topic: 'services/cloud' });
    const receivedAt = '2027-01-01T00:00:01.000Z';
    expect(await submissions.store(message)).toEqual({ outcome: 'stored', receivedAt });
    expect(await submissions.recall(message)).toEqual({ outcome: 'replay', receivedAt });
    expect(await submissions.store(message)).toEqual({ outcome: 'replay', receivedAt });
    expect(await count()).toBe(1);
  });

  it('reports a conflict if a known id arrives with different content', async () => {
    const message = aContactMessage({ topic: 'services/cloud' });
    await submissions.store(message);
    const { id } = message;
    const others = [
      // Only the optional field is missing.
      aContactMessage({}, { id }),
      aContactMessage({ ...message.fields, name: 'Somebody Else' }, { id }),
      aContactMessage(message.fields, { id, composedAt: '2026-11-20T10:00:00.001Z' }),
      aSubscription({}, { id }),
    ];
    for (const other of others) {
      expect(await submissions.recall(other)).toEqual({ outcome: 'conflict' });
      expect(await submissions.store(other)).toEqual({ outcome: 'conflict' });
    }
    expect(await count()).toBe(1);
  });

  it('stores one row for fifty simultaneous attempts on two servers', async () => {
    const message = aContactMessage();
    const otherDatabase = await openDatabase(place);
    const others = submissionsIn(otherDatabase, now);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, n) => (n % 2 ? submissions : others).store(message)),
    );
    await otherDatabase.close();
    expect(outcomes.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1);
    expect(new Set(outcomes.map((o) => 'receivedAt' in o && o.receivedAt)).size).toBe(1);
    expect(await count()).toBe(1);
  });

  it('returns text in every script unchanged, with its blank lines and spaces', async () => {
    const fields = {
      name: "Robert'); DROP TABLE submissions;--",
      topic: 'services/cloud',
      message: 'Sawubona 👋🏾 שלום مرحبا <script>alert(1)</script>\n\n\n \tline four ',
    };
    await submissions.store(aContactMessage(fields));
    expect(await everythingStored(place)).toMatchObject([fields]);
  });

  it('recognizes a replay even if an older server has stored the optional fields as lines of the message', async () => {
    const full = aContactMessage({ topic: 'services/cloud' });
    const message = `Topic: services/cloud\n\n${full.fields.message}`;
    await submissions.store(aContactMessage({ message }, { id: full.id }));
    expect(await submissions.store(full)).toMatchObject({ outcome: 'replay' });
    await eraseOne(database, full.id);
    expect(await submissions.store(full)).toMatchObject({ outcome: 'replay' });
  });

  it('checks the database once a second, however many callers ask', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const check = vi.fn(() => database.check());
    const asked = submissionsIn({ ...database, check });
    await Promise.all(Array.from({ length: 20 }, () => asked.check()));
    await asked.check();
    expect(check).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1000);
    await asked.check();
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('does not restore an erased submission if it is stored and erased at the same moment', async () => {
    for (let round = 0; round < 40; round += 1) {
      const message = aContactMessage();
      const first = await submissions.store(message);
      // Storing may begin before, during or after the transaction that erases.
      const [again] = await Promise.all([
        submissions.store(message),
        eraseOne(database, message.id),
        eraseOne(database, message.id),
        submissions.store(message),
      ]);
      expect(again).toEqual({ ...first, outcome: 'replay' });
      expect(await submissions.recall(message)).toEqual({ ...first, outcome: 'replay' });
    }
    expect(await count()).toBe(0);
  });

  it('lists submissions in the order of arrival, and misses none even if the clock is set back', async () => {
    const ids: string[] = [];
    const arrive = async () => {
      const message = aContactMessage();
      await submissions.store(message);
      ids.push(message.id);
    };
    await arrive();
    await arrive();
    const first = await everythingStored(place, { until: '2027-01-01T00:00:01.000Z' });
    expect(first).toMatchObject([{ id: ids[0] }]);
    clock -= 3_600_000;
    await arrive();
    expect((await everythingStored(place)).map(({ id }) => id)).toEqual(ids);
    expect(await everythingStored(place, { since: '2027-01-01T00:00:00.000Z' })).toHaveLength(2);

    // The number of an erased row is not reused.
    const erased = (await rowsAfter(0)).at(-1);
    await eraseOne(database, String(ids[2]));
    await arrive();
    expect(await rowsAfter(Number(erased?.['seq']))).toMatchObject([{ id: ids[3] }]);
  });

  it('lists each row only after all rows with lower numbers', async () => {
    let storing = true;
    // Only ten writes run at a time: each must end within 4 s, even on a busy machine.
    const storeSix = async () => {
      for (let n = 0; n < 6; n += 1) await submissions.store(aContactMessage());
    };
    const stored = Promise.all(Array.from({ length: 10 }, storeSix)).finally(() => {
      storing = false;
    });
    const seen: string[] = [];
    let last = 0;
    const look = async () => {
      const rows = await rowsAfter(last);
      seen.push(...rows.map(({ id }) => String(id)));
      last = Number(rows.at(-1)?.['seq'] ?? last);
    };
    while (storing) await look();
    await stored;
    await look();
    expect([seen.length, new Set(seen).size]).toEqual([60, 60]);
  });
});

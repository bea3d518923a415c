import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, retry, type Send } from './answer.ts';
import { ATTEMPT_TIMEOUT_MS } from './attempt.ts';
import { MAX_SERVER_WAIT_MS } from './backoff.ts';
import type { OutboxEvent } from './channel.ts';
import {
  BUSY_RECHECK_MS,
  type DrainDeps,
  type DrainReport,
  drain,
  type Locks,
  RELEASES_DIFFER_MS,
} from './drain.ts';
import { LEASE_MS } from './schedule.ts';
import type { Submission } from './submission.ts';
import { createLockTable } from './testing/fake-locks.ts';
import { createModelSender, createModelServer, type Weather } from './testing/model-server.ts';
import { failingStore, letter, note, sampleId, save } from './testing/samples.ts';
import { createVirtualClock } from './testing/virtual-clock.ts';

const setUp = () => {
  const clock = createVirtualClock();
  const store = failingStore();
  const server = createModelServer(clock);
  const locks = createLockTable();
  const events: OutboxEvent[] = [];
  let weather: Weather = 'fine';
  let senders = 0;
  let most = 0;

  const latencyMs = () => 100;
  const through = createModelSender(server, clock, () => weather, latencyMs);
  const send: Send = (...attempt) => {
    senders += 1;
    most = Math.max(most, senders);
    return through(...attempt).finally(() => {
      senders -= 1;
    });
  };
  const deps = (more: Partial<DrainDeps> = {}): DrainDeps => ({
    name: 'sample',
    notUnderstood: [{ field: 'request', message: 'Not understood' }],
    onError: () => {},
    store,
    clock,
    random: () => 0.5,
    send,
    locks: locks.forTab().locks,
    owner: 'tab',
    onEvent: (event) => events.push(event),
    ...more,
  });
  const finished = async (draining: Promise<DrainReport>) => {
    let report: DrainReport | undefined;
    // If the drain rejects, the unhandled rejection fails the test.
    void draining.then((value) => {
      report = value;
    });
    for (let n = 0; n < 1_000 && !report; n += 1) await clock.advance(100);
    return report ?? expect.fail('the drain did not end');
  };
  return {
    clock,
    store,
    server,
    locks,
    deps,
    finished,
    drain: (more?: Partial<DrainDeps>) => finished(drain(deps(more))),
    save: async (...submissions: Submission[]) => {
      for (const submission of submissions) await save(store, submission, clock.now());
    },
    setWeather: (next: Weather) => {
      weather = next;
    },
    records: async () => (await store.list()).records,
    reported: () => events.filter(({ type }) => type !== 'changed'),
    mostAtOnce: () => most,
  };
};

let t: ReturnType<typeof setUp>;
beforeEach(() => {
  t = setUp();
});
const ids = (...numbers: number[]) => numbers.map(sampleId);

describe('a drain', () => {
  it('sends submissions in the order they were written, one at a time, and keeps only receipts', async () => {
    await t.save(letter(3), note(1), letter(2));
    const delivered = ids(3, 1, 2);
    expect(await t.drain()).toEqual({ delivered, remaining: 0, nextDueAt: undefined });
    expect(t.server.arrivals).toEqual(ids(3, 1, 2));
    const { records, receipts } = await t.store.list();
    expect(records).toEqual([]);
    expect(receipts.map(({ submission }) => submission.fields)).toEqual([{}, {}, {}]);
    expect(receipts[0]?.state.receivedAt).toBe(t.clock.now() - 100);
    expect(t.mostAtOnce()).toBe(1);
    expect(t.reported()).toMatchObject([
      { type: 'delivered', id: sampleId(3), kind: 'letter' },
      { type: 'delivered', id: sampleId(1), kind: 'note' },
      { type: 'delivered', id: sampleId(2), kind: 'letter' },
    ]);
    expect(t.clock.pending()).toBe(0);
  });

  it('first sends earlier submissions that failed without a network, then a new submission', async () => {
    await t.save(letter(1), letter(2));
    t.setWeather('offline');
    await t.drain();
    await t.drain({ networkIsBack: true });
    await t.save(letter(3));
    t.setWeather('fine');
    const { delivered } = await t.drain();
    expect(delivered).toEqual(ids(1, 2, 3));
  });

  it('also sends a submission that is saved during the drain', async () => {
    await t.save(letter(1));
    const draining = drain(t.deps());
    await t.clock.advance(50);
    await t.save(letter(2));
    expect((await t.finished(draining)).delivered).toEqual(ids(1, 2));
  });

  it('retries for a day if the server does not understand the request, then reports a refusal', async () => {
    await t.save(letter(1));
    // The day begins with the first response, not with the save.
    await t.clock.advance(RELEASES_DIFFER_MS + 1);
    const send: Send = async () => retry('not-understood', false);
    await t.drain({ send });
    expect((await t.records())[0]?.state).toMatchObject({ lastReason: 'not-understood' });
    await t.clock.advance(RELEASES_DIFFER_MS);
    await t.drain({ send });
    expect(await t.records()).toMatchObject([
      { submission: letter(1), state: { status: 'needs-attention', problems: [{}] } },
    ]);
    expect(t.reported()).toMatchObject([{ type: 'refused', id: sampleId(1) }]);
  });

  it('keeps a refused submission with its problems, and sends the others', async () => {
    t.server.refuses.containing = 'forbidden';
    await t.save(letter(1), letter(2, 'A forbidden word'), letter(3));
    expect(await t.drain()).toMatchObject({ delivered: ids(1, 3), remaining: 0 });
    const problems = [{ field: 'message', message: 'Refused' }];
    const state = { status: 'needs-attention', problems };
    const submission = letter(2, 'A forbidden word');
    expect(await t.records()).toMatchObject([{ submission, state }]);
    const { id, kind } = submission;
    expect(t.reported()).toContainEqual({ type: 'refused', id, kind, problems });
  });

  it('sends the other submissions when one always fails', async () => {
    await t.save(letter(1), letter(2), letter(3), letter(4));
    const send: Send = async (submission, signal) => {
      if (submission.id === sampleId(2)) throw new Error();
      return t.deps().send(submission, signal);
    };
    expect(await t.drain({ send })).toMatchObject({ delivered: ids(1, 3, 4), remaining: 1 });
  });

  it('stops after two network failures in a row', async () => {
    await t.save(letter(1), letter(2), letter(3));
    t.setWeather('unreachable');
    const now = t.clock.now();
    expect(await t.drain()).toEqual({ delivered: [], remaining: 3, nextDueAt: now + 1_000 });
    expect((await t.records()).map(({ attempts }) => attempts)).toEqual([1, 1, 0]);
  });
});

describe('a wait', () => {
  it('grows with each attempt, even across restarts, and is reported as `nextDueAt`', async () => {
    await t.save(letter(1));
    t.setWeather('error-500');
    const waits: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      const { nextDueAt = 0 } = await t.drain({ owner: `run ${n}` });
      const [record] = await t.records();
      if (record?.state.status === 'waiting') waits.push((nextDueAt - t.clock.now()) / 1_000);
      expect(await t.drain()).toMatchObject({ delivered: [], nextDueAt });
      await t.clock.advance(nextDueAt - t.clock.now());
    }
    expect(t.server.arrivals).toEqual([]);
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 450, 450, 450]);
  });

  it('applies to all submissions, and keeps their order, if the server has asked for it', async () => {
    await t.save(letter(1), letter(2));
    t.setWeather('too-many');
    const { nextDueAt = 0 } = await t.drain();
    expect(nextDueAt - t.clock.now()).toBeGreaterThan(110_000);
    expect((await t.records()).map(({ attempts }) => attempts)).toEqual([1, 0]);
    t.setWeather('fine');
    await t.save(letter(3));
    await t.clock.advance(60_000);
    expect(await t.drain({ networkIsBack: true })).toMatchObject({ delivered: [], nextDueAt });
    await t.clock.advance(60_000);
    expect((await t.drain()).delivered).toEqual(ids(1, 2, 3));
  });

  it('lasts at most a day, even if the server asks for a wait beyond the range of `Date`', async () => {
    await t.save(letter(1));
    const send: Send = async () => retry('http-status', false, Number.MAX_VALUE);
    const nextDueAt = t.clock.now() + MAX_SERVER_WAIT_MS;
    expect(await t.drain({ send })).toMatchObject({ nextDueAt });
  });

  it('does not block other submissions, even if the server asks for a wait after every attempt to send one submission', async () => {
    await t.save(letter(1), letter(2));
    const send: Send = async (submission, signal) =>
      submission.id === sampleId(1)
        ? retry('http-status', false, 60_000)
        : t.deps().send(submission, signal);
    for (let n = 0; n < 6; n += 1) {
      const { nextDueAt = 0 } = await t.drain({ send });
      await t.clock.advance(nextDueAt - t.clock.now());
    }
    expect(t.server.arrivals).toEqual(ids(2));
  });

  it('ends when the network returns, even if the clock advances each time it is read', async () => {
    await t.save(letter());
    t.setWeather('offline');
    for (let n = 0; n < 6; n += 1) {
      const { nextDueAt } = await t.drain({ networkIsBack: true });
      expect(nextDueAt).toBeGreaterThan(t.clock.now());
    }
    t.setWeather('fine');
    expect((await t.drain()).delivered).toEqual([]);
    let reads = 0;
    const clock = { ...t.clock, now: () => t.clock.now() + reads++ };
    expect((await t.drain({ clock, networkIsBack: true })).delivered).toEqual(ids(1));
  });
});

describe('two senders', () => {
  it.each([
    ['with locks', {}],
    ['without locks', { locks: undefined }],
  ])('send each submission once, one at a time, %s', async (_name, locks) => {
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8];
    await t.save(...numbers.map((n) => letter(n)));
    const drains = ['a', 'b'].map((owner) => drain(t.deps({ ...locks, owner })));
    const reports = await Promise.all(drains.map(t.finished));
    expect(t.server.arrivals).toEqual(ids(...numbers));
    expect(reports.flatMap(({ delivered }) => delivered)).toHaveLength(8);
    expect(t.mostAtOnce()).toBe(1);
  });

  it('do not send at the same time: the second only reports when to drain again', async () => {
    await t.save(letter(1));
    const now = t.clock.now();
    const first = drain(t.deps());
    const nextDueAt = now + BUSY_RECHECK_MS;
    const waiting = { delivered: [], remaining: 1, nextDueAt, isBusy: true };
    expect(await drain(t.deps({ owner: 'second' }))).toEqual(waiting);
    await t.finished(first);

    await t.save(letter(2), letter(3));
    const third = drain(t.deps({ locks: undefined }));
    await t.clock.advance(10);
    const leased = await drain(t.deps({ locks: undefined, owner: 'fourth' }));
    expect(leased.nextDueAt).toBeGreaterThan(t.clock.now() + ATTEMPT_TIMEOUT_MS);
    await t.finished(third);
  });
});

describe('a sender that dies or is suspended while it sends', () => {
  const dieSending = async (locks: Locks | undefined) => {
    await t.save(letter(1), letter(2));
    t.setWeather('hangs');
    const send: Send = () => new Promise(() => {});
    void drain(t.deps({ locks, owner: 'dead', send, clock: frozen() }));
    await t.clock.advance(10);
    expect(await t.records()).toMatchObject([
      { state: { status: 'sending', owner: 'dead' } },
      { state: { status: 'waiting' } },
    ]);
    t.setWeather('fine');
  };
  // A dead tab's timers never fire.
  const frozen = () => ({ now: t.clock.now, after: () => () => {} });

  it('is replaced as soon as another sender gets the lock', async () => {
    const tab = t.locks.forTab();
    await dieSending(tab.locks);
    expect(await t.drain()).toMatchObject({ delivered: [], remaining: 2 });
    tab.close();
    expect((await t.drain()).delivered).toEqual(ids(1, 2));
  });

  it('is replaced when its lease expires if there are no locks', async () => {
    await dieSending(undefined);
    const report = await t.drain({ locks: undefined });
    expect(report).toMatchObject({ delivered: [], remaining: 2 });
    await t.clock.advance(LEASE_MS);
    t.setWeather('offline');
    await t.drain({ locks: undefined });
    expect((await t.records()).map((record) => record.mayHaveBeenSent)).toEqual([true, false]);
    t.setWeather('fine');
    expect((await t.drain({ locks: undefined, networkIsBack: true })).delivered).toEqual(ids(1, 2));
  });

  it('is replaced even if its tab is only suspended and keeps the lock', async () => {
    await dieSending(t.locks.forTab().locks);
    await t.clock.advance(LEASE_MS);
    expect(await t.drain()).toMatchObject({ delivered: [], remaining: 2 });
    await t.clock.advance(LEASE_MS);
    expect((await t.drain()).delivered).toEqual(ids(1, 2));
  });

  it('is replaced even if its tab was suspended with the lock, but without a lease', async () => {
    const { locks } = t.locks.forTab();
    void locks.request('sample', { ifAvailable: true }, () => new Promise(() => {}));
    await t.save(letter(1));
    expect(await t.drain()).toMatchObject({ delivered: [], remaining: 1 });
    await t.clock.advance(LEASE_MS);
    expect((await t.drain()).delivered).toEqual(ids(1));
  });

  it.each<[Answer, number]>([
    [retry('no-network', true), 1],
    [{ status: 'receipt', id: sampleId(1), receivedAt: '2027-01-01T00:00:00Z' }, 0],
  ])('changes the record after a suspension only if it has a receipt: %j', async (late, left) => {
    await t.save(letter(1));
    let answer: (value: Answer) => void = () => {};
    const send: Send = () => new Promise((resolve) => (answer = resolve));
    const asleep = drain(t.deps({ locks: undefined, owner: 'asleep', send, clock: frozen() }));
    await t.clock.advance(LEASE_MS + 1);
    t.setWeather('error-500');
    await t.drain({ locks: undefined });
    const before = await t.records();
    answer(late);
    await asleep;
    expect(await t.records()).toEqual(before.slice(0, left));
  });
});

describe('the visitor', () => {
  it('can cancel a waiting submission during a drain, so that it is not sent', async () => {
    await t.save(letter(1), letter(2));
    const draining = drain(t.deps());
    await t.clock.advance(50);
    await t.store.update(sampleId(2), () => null);
    await t.finished(draining);
    expect(t.server.arrivals).toEqual(ids(1));
  });

  it.each([
    ['its receipt is reported', '', [{ type: 'delivered', id: sampleId(1) }]],
    ['its refusal is not reported', 'call me', []],
  ])('can erase a submission that is being sent: %s', async (_, refused, reported) => {
    t.server.refuses.containing = refused;
    await t.save(letter(1), letter(2));
    const draining = drain(t.deps());
    await t.clock.advance(50);
    await t.store.clear();
    expect((await t.finished(draining)).delivered).toHaveLength(reported.length);
    expect(t.store.values.size).toBe(0);
    expect(t.reported()).toMatchObject(reported);
  });
});

describe('storage that fails', () => {
  it('makes the drain reject without sending, if it fails before the request', async () => {
    await t.save(letter(1));
    t.store.failure = 'failed';
    await expect(drain(t.deps())).rejects.toMatchObject({ name: 'StorageUnavailable' });
    await expect(drain(t.deps({ locks: undefined }))).rejects.toThrow('failed');
    expect(t.server.arrivals).toEqual([]);
  });

  it('does not prevent the report if it fails after the request, and the next drain gets the same receipt', async () => {
    await t.save(letter(1));
    const draining = drain(t.deps());
    const failed = expect(draining).rejects.toMatchObject({ name: 'StorageUnavailable' });
    await t.clock.advance(150);
    t.store.failure = 'failed';
    await t.clock.advance(1_000);
    await failed;
    expect(t.reported()).toMatchObject([{ type: 'delivered', id: sampleId(1) }]);
    t.store.failure = undefined;
    expect((await t.drain()).delivered).toEqual(ids(1));
    expect(t.server.stored.size).toBe(1);
    expect(await t.store.list()).toMatchObject({ records: [], receipts: [{}] });
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { StorageUnavailable } from './database.ts';
import { uncaught } from './settings.ts';
import type { Fields, Submission } from './submission.ts';
import { createModelSender, createModelServer, type Weather } from './testing/model-server.ts';
import { countingIds, letter, note, sampleId, save, settings } from './testing/samples.ts';
import { createWorld, type Model } from './testing/world.ts';

const setUp = () => {
  const connect: Model<Submission>['connect'] = (clock, weather) => {
    const server = createModelServer(clock);
    return { server, send: createModelSender(server, clock, weather, () => 100) };
  };
  const model = { settings: { ...settings, onError: uncaught }, connect };
  const world = createWorld(model, countingIds(), true, () => 0.5);
  const openTab = () => {
    const { outbox, reported: outcomes, crash } = world.openTab();
    const changes = vi.fn();
    outbox.subscribe(({ type }) => type === 'changed' && changes());
    const submit = (kind: string, fields: Fields) =>
      outbox.put({ ...letter(), kind, id: outbox.drafts.take(kind), fields });
    return { ...outbox, submit, outcomes, changes, crash };
  };
  return { ...world, openTab };
};

let t: ReturnType<typeof setUp>;
let tab: ReturnType<typeof t.openTab>;
beforeEach(async () => {
  t = setUp();
  tab = t.openTab();
  await t.clock.advance(0);
});
/** Suppresses uncaught errors. Returns a spy that receives the functions that would throw them. */
const catchUncaught = () => vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => {});
const goOnline = async (weather: Weather, ms: number) => {
  t.setWeather(weather);
  tab.kick('online');
  await t.clock.advance(ms);
};
const { fields } = letter();
const id = sampleId(1);
const nothing = { records: [], drafts: [], receipts: [], unreadable: [] };
const delivered = {
  ...nothing,
  receipts: [{ submission: { id, fields: {} }, state: { status: 'delivered', isNews: true } }],
};

describe('put', () => {
  it('resolves once the submission is saved, before it is sent', async () => {
    t.setWeather('hangs');
    expect(await tab.submit('letter', fields)).toEqual({});
    const { records } = await tab.list();
    expect(records.map(({ submission }) => submission)).toEqual([letter()]);
    expect(tab.changes).toHaveBeenCalled();
  });

  it('starts sending, and reports the outcome once', async () => {
    await tab.submit('note', note().fields);
    const outcome = tab.outcome(id, 1_500);
    const other = tab.outcome(sampleId(2), 1_500);
    await t.clock.advance(1_000);
    expect(tab.outcomes).toMatchObject([{ type: 'delivered', id, kind: 'note' }]);
    expect(await outcome).toEqual(tab.outcomes[0]);
    expect(await tab.outcome(id, 0)).toEqual(tab.outcomes[0]);
    await t.clock.advance(500);
    expect(await other).toBeUndefined();
    expect(t.server.stored.size).toBe(1);
    expect(await tab.list()).toMatchObject(delivered);
    expect(t.clock.pending()).toBe(0);
  });

  it.each(['missing', 'blocked', 'full', 'failed'] as const)(
    'sends from memory after the storage failure "%s", and reports the failure',
    async (failure) => {
      t.store.failure = failure;
      t.setWeather('answer-lost');
      expect(await tab.submit('letter', fields)).toEqual({ failure });
      await t.clock.advance(200);
      const listed = await tab.list();
      expect(listed).toMatchObject({ failure, records: [{ mayHaveBeenSent: true }] });
      expect(listed.unsaved).toEqual(new Set([id]));
      t.setWeather('fine');
      await t.clock.advance(120_000);
      expect(tab.outcomes).toMatchObject([{ type: 'delivered', id }]);
      expect(t.server.stored.size).toBe(1);
      t.store.failure = undefined;
      await t.clock.advance(120_000);
      expect(await tab.list()).toMatchObject(delivered);
      expect(t.store.values.size).toBe(0);
      expect(t.clock.pending()).toBe(0);
    },
  );

  describe('if the device is full after the save', () => {
    const waiting = async () => {
      t.setWeather('offline');
      await tab.submit('letter', fields);
      await t.clock.advance(100);
      t.store.hasRoom = false;
    };
    const settles = async (listed: object) => {
      expect(t.store.values.size).toBe(0);
      expect(await tab.list()).toMatchObject(listed);
      expect(t.clock.pending()).toBe(0);
    };

    it('sends earlier submissions on the device before the one in memory', async () => {
      t.setWeather('offline');
      await tab.submit('letter', fields);
      await waiting();
      await tab.submit('letter', fields);
      await goOnline('fine', 2_000);
      expect(t.server.arrivals).toEqual([1, 2, 3].map(sampleId));
    });

    it('retries the submission with the same id, and does not list it as unsaved', async () => {
      await waiting();
      await goOnline('answer-lost', 40_000);
      const { records, unsaved, failure } = await tab.list();
      expect(records).toMatchObject([{ mayHaveBeenSent: true, submission: { id } }]);
      expect([unsaved, failure]).toEqual([undefined, undefined]);
      t.setWeather('fine');
      await t.clock.advance(120_000);
      expect(t.server.stored.size).toBe(1);
      await settles(delivered);
    });

    it('saves the new state of the record once there is room', async () => {
      await waiting();
      await goOnline('answer-lost', 40_000);
      t.store.hasRoom = true;
      await t.clock.advance(60_000);
      expect([...t.store.values.values()]).toMatchObject([{ mayHaveBeenSent: true }]);
    });

    it("keeps the server's pause in memory", async () => {
      await waiting();
      await goOnline('too-many', 1_000);
      await goOnline('fine', 100_000);
      expect(t.server.stored.size).toBe(0);
      await t.clock.advance(30_000);
      await settles(delivered);
    });

    it('does not send a submission that another tab has cancelled', async () => {
      await waiting();
      await goOnline('error-500', 1_000);
      expect((await t.openTab().cancel(id)).status).toBe('cancelled');
      const sent = t.server.arrivals.length;
      t.setWeather('fine');
      await t.clock.advance(120_000);
      expect(t.server.arrivals).toHaveLength(sent);
      await settles(nothing);
    });

    it('rejects an edit, and leaves the submission on the device', async () => {
      await waiting();
      const full = { failure: 'full' };
      await expect(tab.drafts.edit('letter', id)).rejects.toMatchObject(full);
      await goOnline('error-500', 1_000);
      await expect(tab.drafts.edit('letter', id)).rejects.toMatchObject(full);
      expect([...t.store.values.keys()]).toEqual([id]);
      expect((await tab.list()).drafts).toEqual([]);
      t.store.hasRoom = true;
      expect(await tab.drafts.edit('letter', id)).toMatchObject({ status: 'taken' });
    });
  });

  it('sends a submission even if a pending write of its draft fails later', async () => {
    let fail = () => {};
    vi.spyOn(t.store, 'keepDraft').mockReturnValue(
      new Promise((_, reject) => {
        fail = () => reject(new StorageUnavailable('blocked'));
      }),
    );
    const typing = tab.drafts.type('letter', () => fields, 'strict');
    await t.clock.advance(0);
    t.store.failure = 'blocked';
    t.setWeather('offline');
    await tab.submit('letter', fields);
    fail();
    await typing;
    expect((await tab.list()).records).toHaveLength(1);
    t.setWeather('fine');
    void tab.kick('online');
    await t.clock.advance(1_000);
    expect(t.server.stored.size).toBe(1);
  });

  it('sends a submission once even if the device stored it but reported a failure', async () => {
    t.store.failure = 'blocked';
    await tab.submit('letter', fields);
    t.store.failure = undefined;
    await save(t.store, letter(), t.clock.now());
    await t.clock.advance(120_000);
    expect(t.server.stored.size).toBe(1);
    expect(t.store.values.size).toBe(0);
    expect(await tab.list()).toMatchObject(delivered);
    expect(tab.outcomes).toHaveLength(1);
  });

  it('does not list a cancelled submission that the device has stored and cannot erase', async () => {
    t.store.failure = 'failed';
    t.setWeather('offline');
    await tab.submit('letter', fields);
    t.store.failure = undefined;
    await save(t.store, letter(), t.clock.now());
    vi.spyOn(t.store, 'remove').mockRejectedValue(new StorageUnavailable('failed'));
    await tab.cancel(id);
    expect((await tab.list()).records).toEqual([]);
  });
});

describe('a submission', () => {
  it('is sent from another tab after its own tab was closed', async () => {
    t.setWeather('offline');
    const doomed = t.openTab();
    await doomed.submit('letter', fields);
    await t.clock.advance(100);
    doomed.crash();
    t.setWeather('fine');
    await t.clock.advance(10_000);
    expect(tab.outcomes).toMatchObject([{ type: 'delivered', id }]);
  });

  it('is reported once in every tab, even if two senders get a receipt for it', async () => {
    const other = t.openTab();
    const worker = t.join();
    await tab.submit('letter', fields);
    await t.clock.advance(1_000);
    worker.post({ type: 'delivered', id, kind: 'letter' });
    await t.clock.advance(10_000);
    expect(tab.outcomes).toMatchObject([{ type: 'delivered', id }]);
    expect(other.outcomes).toEqual(tab.outcomes);
  });

  it('is not sent again after a refusal, and the refusal is reported', async () => {
    t.server.refuses.containing = 'call me';
    await tab.submit('letter', fields);
    await t.clock.advance(1_000);
    const problems = [{ field: 'message', message: 'Refused' }];
    expect(await tab.outcome(id, 0)).toEqual({ type: 'refused', id, kind: 'letter', problems });
    expect(await tab.sendNow(id)).toEqual({ status: 'needs-attention' });
    expect(t.clock.pending()).toBe(0);
  });

  it('is not sent after `stop`', async () => {
    t.setWeather('error-500');
    await tab.submit('letter', fields);
    await t.clock.advance(150);
    tab.stop();
    await t.clock.advance(3_600_000);
    expect(t.clock.pending()).toBe(0);
  });
});

describe('the outbox', () => {
  const waitingAfter = async (weather: Weather, times = 6) => {
    t.setWeather(weather);
    await tab.submit('letter', fields);
    await t.clock.advance(31_000 * times);
  };

  it("sends at once during its own wait, but not during the server's pause", async () => {
    await waitingAfter('error-500');
    t.setWeather('fine');
    expect(await tab.sendNow(id)).toEqual({ status: 'trying' });
    await t.clock.advance(300);
    expect(tab.outcomes).toHaveLength(1);
    expect(await tab.sendNow(id)).toEqual({ status: 'gone' });

    t.setWeather('too-many');
    await tab.submit('letter', fields);
    await t.clock.advance(1_000);
    t.setWeather('fine');
    // The request took 100 ms.
    const until = t.clock.now() - 900 + 120_000;
    expect(await tab.sendNow(sampleId(2))).toEqual({ status: 'server-asked-to-wait', until });
    await t.clock.advance(60_000);
    expect(tab.outcomes).toHaveLength(1);
    await t.clock.advance(70_000);
    expect(tab.outcomes).toHaveLength(2);
  });

  it('cancels a submission, and reports whether it may have been sent', async () => {
    await waitingAfter('offline');
    expect(await tab.cancel(id)).toEqual({ status: 'cancelled', mayHaveBeenSent: false });
    expect(await tab.cancel(id)).toEqual({ status: 'gone' });
    await waitingAfter('answer-lost');
    expect(await tab.cancel(sampleId(2))).toEqual({ status: 'cancelled', mayHaveBeenSent: true });
    t.setWeather('fine');
    await tab.submit('letter', fields);
    await t.clock.advance(50);
    expect(await tab.cancel(sampleId(3))).toEqual({ status: 'cancelled', mayHaveBeenSent: true });
    expect(t.store.values.size).toBe(0);
  });

  it("edits a submission during the server's pause, without ending the pause", async () => {
    await waitingAfter('too-many', 1);
    t.setWeather('fine');
    expect(await tab.drafts.edit('letter', id)).toMatchObject({ status: 'taken' });
    await tab.drafts.clear('letter');
    const sent = t.server.arrivals.length;
    await tab.submit('letter', fields);
    await t.clock.advance(80_000);
    expect(t.server.arrivals).toHaveLength(sent);
    await t.clock.advance(30_000);
    expect(t.server.stored.size).toBe(1);
  });

  it('erases one unreadable record, or all records', async () => {
    t.store.values.set('newer', { version: 9 });
    await waitingAfter('offline');
    expect((await tab.list()).unreadable).toEqual([{ key: 'newer', value: { version: 9 } }]);
    await tab.discard('newer');
    expect((await tab.list()).unreadable).toEqual([]);
    await tab.eraseAll();
    expect(t.store.values.size).toBe(0);
  });

  it('rejects calls when storage fails', async () => {
    t.store.failure = 'blocked';
    const unavailable = { name: 'StorageUnavailable', failure: 'blocked' };
    const calls = [tab.list(), tab.sendNow(id), tab.cancel(id), tab.eraseAll()];
    for (const call of [...calls, tab.drafts.find('letter'), tab.drafts.edit('letter', id)]) {
      await expect(call).rejects.toMatchObject(unavailable);
    }
  });
});

it('the outbox calls its listeners until they unsubscribe, and reports an error that a listener throws', async () => {
  const onError = catchUncaught();
  const { subscribe, submit } = tab;
  subscribe(() => {
    throw new Error('A defect');
  });
  const heard = vi.fn();
  const leave = subscribe(heard);
  await submit('letter', fields);
  expect(heard).toHaveBeenCalledWith({ type: 'changed' });
  expect(onError.mock.calls[0]?.[0]).toThrow('A defect');
  leave();
  heard.mockClear();
  await t.clock.advance(1_000);
  expect(t.server.stored.size).toBe(1);
  expect(heard).not.toHaveBeenCalled();
});

it('a submission is sent once storage works again, even if storage failed when the network returned', async () => {
  t.setWeather('offline');
  await tab.submit('letter', fields);
  await t.clock.advance(60 * 60_000);
  t.setWeather('fine');
  t.store.failure = 'blocked';
  await tab.kick('online');
  t.store.failure = undefined;
  await t.clock.advance(61_000);
  expect(t.server.stored.size).toBe(1);
});

it('the outbox reports an unexpected error in a drain, and drains again later', async () => {
  const reported = catchUncaught();
  await save(t.store, letter(), t.clock.now());
  const list = vi.spyOn(t.store, 'list').mockRejectedValueOnce(new TypeError('A defect'));
  await tab.kick('start');
  expect(reported).toHaveBeenCalledOnce();
  reported.mockRestore();
  list.mockRestore();
  await t.clock.advance(61_000);
  expect(t.server.stored.size).toBe(1);
});

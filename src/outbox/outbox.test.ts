import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OutboxEvent } from './channel.ts';
import { createOutbox, type OutboxDeps } from './outbox.ts';
import { EDIT_LEASE_MS } from './schedule.ts';
import { createChannelHub } from './testing/channel-hub.ts';
import { createLockTable } from './testing/fake-locks.ts';
import { createMemoryStore } from './testing/memory-store.ts';
import { createModelSender, createModelServer, type Weather } from './testing/model-server.ts';
import { contact, countingIds, newsletter, sampleId } from './testing/samples.ts';
import { createVirtualClock } from './testing/virtual-clock.ts';

const setUp = () => {
  const clock = createVirtualClock();
  const store = createMemoryStore();
  const server = createModelServer(clock);
  const locks = createLockTable();
  const join = createChannelHub();
  const createId = countingIds();
  let weather: Weather = 'fine';
  const send = createModelSender(
    server,
    clock,
    () => weather,
    () => 100,
  );
  const openTab = (more: Partial<OutboxDeps> = {}) => {
    const outbox = createOutbox({
      store,
      clock,
      send,
      createId,
      random: () => 0.5,
      locks: locks.forTab().locks,
      owner: `tab ${Math.random()}`,
      channel: join(),
      ...more,
    });
    const outcomes: OutboxEvent[] = [];
    const changes = vi.fn();
    outbox.subscribe((event) => (event.type === 'changed' ? changes() : outcomes.push(event)));
    return { ...outbox, outcomes, changes };
  };
  return {
    clock,
    store,
    server,
    locks,
    join,
    openTab,
    setWeather: (next: Weather) => {
      weather = next;
    },
  };
};

let t: ReturnType<typeof setUp>;
let tab: ReturnType<typeof t.openTab>;
beforeEach(() => {
  t = setUp();
  tab = t.openTab();
});
const { fields } = contact();
const id = sampleId(1);

describe('submit', () => {
  it('saves first, and does not wait for sending', async () => {
    t.setWeather('hangs');
    expect(await tab.submit('contact', { ...fields, name: '  Thandi Nkosi ' })).toEqual({
      saved: true,
      id,
    });
    const { records } = await tab.list();
    expect(records.map(({ submission }) => submission)).toEqual([contact()]);
    expect(tab.changes).toHaveBeenCalled();
  });

  it('sends by itself, and tells once', async () => {
    await tab.submit('newsletter', newsletter().fields);
    const outcome = tab.finalOutcomeOf(id, 1_500);
    await t.clock.advance(1_000);
    expect(tab.outcomes).toMatchObject([{ type: 'delivered', id, kind: 'newsletter' }]);
    expect(await outcome).toEqual(tab.outcomes[0]);
    expect(t.server.stored.size).toBe(1);
    expect(await tab.list()).toEqual({ records: [], unreadable: [] });
    expect(t.clock.pending()).toBe(0);
  });

  it('saves nothing that the rules refuse', async () => {
    expect(await tab.submit('contact', { ...fields, message: 'Short' })).toEqual({
      saved: false,
      reason: 'invalid',
      problems: [{ field: 'message', message: 'Message must be at least 10 characters' }],
    });
    expect(t.store.values.size).toBe(0);
  });

  it.each(['missing', 'blocked', 'full', 'failed'] as const)(
    'says at once when storage is %s, and hands the submission back',
    async (failure) => {
      t.store.failure = failure;
      const submitted = await tab.submit('contact', fields);
      expect(submitted).toEqual({
        saved: false,
        reason: 'storage',
        failure,
        submission: contact(),
      });
      await tab.kick('start');
      expect(t.clock.pending()).toBe(failure === 'missing' ? 0 : 1);
      if (submitted.saved || submitted.reason !== 'storage') return;
      const outcome = tab.deliverDirectly(submitted.submission);
      await t.clock.advance(1_000);
      expect(await outcome).toMatchObject({ status: 'delivered' });
      expect(t.server.arrivals).toEqual([id]);
      // Should the failed save have come through after all, its receipt is no news any more.
      t.store.failure = undefined;
      await t.store.add(submitted.submission, t.clock.now());
      if (failure === 'missing') tab.kick('visible');
      await t.clock.advance(120_000);
      expect(t.server.arrivals).toEqual([id, id]);
      expect(t.server.stored.size).toBe(1);
      expect(t.store.values.size).toBe(0);
      expect(t.clock.pending()).toBe(0);
      expect(tab.outcomes).toEqual([]);
    },
  );

  it('twice directly, when the first answer was lost, is stored once', async () => {
    t.setWeather('answer-lost');
    const first = tab.deliverDirectly(contact());
    await t.clock.advance(1_000);
    expect(await first).toMatchObject({ status: 'try-later', mayHaveArrived: true });
    t.setWeather('fine');
    const second = tab.deliverDirectly(contact());
    await t.clock.advance(1_000);
    expect(await second).toMatchObject({ status: 'delivered' });
    expect(t.server.stored.size).toBe(1);
  });
});

describe('by itself', () => {
  it('goes when the next try is due, without any event', async () => {
    t.setWeather('error-500');
    await tab.submit('contact', fields);
    await t.clock.advance(60_000);
    t.setWeather('fine');
    await t.clock.advance(120_000);
    expect(t.server.stored.size).toBe(1);
    expect(t.clock.pending()).toBe(0);
  });

  it('goes as soon as the network is back', async () => {
    t.setWeather('offline');
    await tab.submit('contact', fields);
    for (let n = 0; n < 10; n += 1) {
      await tab.kick('visible');
      await t.clock.advance(10);
    }
    t.setWeather('fine');
    tab.kick('online');
    await t.clock.advance(1_000);
    expect(tab.outcomes).toMatchObject([{ type: 'delivered' }]);
  });

  it('goes from another tab when the one that wrote it is gone', async () => {
    t.setWeather('offline');
    const { locks, close } = t.locks.forTab();
    const doomed = t.openTab({ locks });
    await doomed.submit('contact', fields);
    await t.clock.advance(100);
    doomed.stop();
    close();
    t.setWeather('fine');
    await t.clock.advance(10_000);
    expect(tab.outcomes).toMatchObject([{ type: 'delivered', id }]);
  });

  it('goes on after a start', async () => {
    await t.store.add(contact(), t.clock.now());
    tab.kick('start');
    await t.clock.advance(1_000);
    expect(t.server.stored.size).toBe(1);
  });

  it('is reported once in every tab, no matter which sender got the receipt', async () => {
    const other = t.openTab();
    const worker = t.join();
    await tab.submit('contact', fields);
    await t.clock.advance(1_000);
    const message = { type: 'delivered', id, kind: 'contact', receivedAt: 'again' } as const;
    worker.post(message);
    await t.clock.advance(10_000);
    expect(tab.outcomes).toMatchObject([{ type: 'delivered', id }]);
    expect(other.outcomes).toEqual(tab.outcomes);
  });

  it('is tried again when storage comes back', async () => {
    await t.store.add(contact(), t.clock.now());
    t.store.failure = 'failed';
    await tab.kick('start');
    t.store.failure = undefined;
    await t.clock.advance(61_000);
    expect(t.server.stored.size).toBe(1);
  });

  it('tells of a refusal, and keeps the words', async () => {
    t.server.refuses.containing = 'call me';
    await tab.submit('contact', fields);
    await t.clock.advance(1_000);
    const problems = [{ field: 'message', message: 'Refused' }];
    expect(await tab.finalOutcomeOf(id, 0)).toEqual({
      type: 'refused',
      id,
      kind: 'contact',
      problems,
    });
    expect((await tab.list()).records[0]).toMatchObject({
      submission: contact(),
      state: { status: 'needs-attention', problems },
    });
    expect(await tab.sendNow(id)).toEqual({ status: 'needs-attention' });
    expect(t.clock.pending()).toBe(0);
  });

  it('stops with its page', async () => {
    t.setWeather('error-500');
    await tab.submit('contact', fields);
    await t.clock.advance(150);
    tab.stop();
    await t.clock.advance(3_600_000);
    expect(t.clock.pending()).toBe(0);
  });
});

describe('the visitor', () => {
  const waitingAfter = async (weather: Weather, times = 6) => {
    t.setWeather(weather);
    await tab.submit('contact', fields);
    await t.clock.advance(31_000 * times);
  };

  it("sends now, past our own wait but not the server's", async () => {
    await waitingAfter('error-500');
    t.setWeather('fine');
    expect(await tab.sendNow(id)).toEqual({ status: 'trying' });
    await t.clock.advance(300);
    expect(tab.outcomes).toHaveLength(1);
    expect(await tab.sendNow(id)).toEqual({ status: 'gone' });

    t.setWeather('too-many');
    await tab.submit('contact', fields);
    const asked = t.clock.now() + 120_000;
    await t.clock.advance(1_000);
    t.setWeather('fine');
    const answer = await tab.sendNow(sampleId(2));
    expect(answer).toMatchObject({ status: 'server-asked-to-wait' });
    if (answer.status === 'server-asked-to-wait') {
      expect(answer.until).toBeGreaterThanOrEqual(asked);
    }
    await t.clock.advance(60_000);
    expect(tab.outcomes).toHaveLength(1);
    await t.clock.advance(70_000);
    expect(tab.outcomes).toHaveLength(2);
  });

  it('cancels, and learns whether it may have been sent', async () => {
    await waitingAfter('offline');
    expect(await tab.cancel(id)).toEqual({ status: 'cancelled', mayHaveBeenSent: false });
    expect(await tab.cancel(id)).toEqual({ status: 'gone' });
    await waitingAfter('answer-lost');
    expect(await tab.cancel(sampleId(2))).toEqual({ status: 'cancelled', mayHaveBeenSent: true });
    t.setWeather('fine');
    await tab.submit('contact', fields);
    await t.clock.advance(50);
    expect(await tab.cancel(sampleId(3))).toEqual({ status: 'cancelled', mayHaveBeenSent: true });
    expect(t.store.values.size).toBe(0);
  });

  it('edits: the text is safe in the form before it leaves the outbox', async () => {
    await waitingAfter('answer-lost');
    const keep = vi.fn(() => expect(t.store.values.size).toBe(1));
    expect(await tab.takeForEditing(id, keep)).toEqual({
      status: 'taken',
      submission: contact(),
      mayHaveBeenSent: true,
    });
    expect(keep).toHaveBeenCalledExactlyOnceWith(contact());
    expect(t.store.values.size).toBe(0);
    expect(await tab.takeForEditing(id, keep)).toEqual({ status: 'gone' });
  });

  it('does not lose the text when the form cannot keep it', async () => {
    await waitingAfter('offline');
    const keep = () => Promise.reject(new Error('No room for a draft'));
    await expect(tab.takeForEditing(id, keep)).rejects.toThrow('No room');
    expect((await tab.list()).records).toMatchObject([{ state: { status: 'waiting' } }]);
  });

  it('does not edit what is on its way, or has gone meanwhile', async () => {
    await tab.submit('contact', fields);
    await t.clock.advance(50);
    const keep = vi.fn();
    expect(await tab.takeForEditing(id, keep)).toEqual({ status: 'sending' });
    expect(keep).not.toHaveBeenCalled();
    await t.clock.advance(1_000);

    await waitingAfter('offline');
    t.setWeather('fine');
    const outlivesItsClaim = async () => {
      await t.clock.advance(EDIT_LEASE_MS);
      tab.sendNow(sampleId(2));
      await t.clock.advance(50);
    };
    expect(await tab.takeForEditing(sampleId(2), outlivesItsClaim)).toEqual({ status: 'sending' });
    await t.clock.advance(1_000);

    await waitingAfter('offline');
    const goes = async () => {
      await tab.cancel(sampleId(3));
    };
    expect(await tab.takeForEditing(sampleId(3), goes)).toEqual({ status: 'gone' });
  });

  it('is not sent while its text moves into the form', async () => {
    await waitingAfter('unreachable');
    t.setWeather('fine');
    const sent = t.server.arrivals.length;
    const slowly = async () => {
      tab.sendNow(id);
      tab.kick('online');
      await t.clock.advance(EDIT_LEASE_MS - 1_000);
    };
    expect(await tab.takeForEditing(id, slowly)).toMatchObject({ status: 'taken' });
    expect(t.server.arrivals).toHaveLength(sent);
  });

  it('goes by itself when the tab that was editing it has died', async () => {
    await waitingAfter('unreachable');
    t.setWeather('fine');
    void tab.takeForEditing(id, () => new Promise(() => {}));
    await t.clock.advance(EDIT_LEASE_MS + 5_000);
    expect(t.server.stored.size).toBe(1);
  });

  it('keeps the pause the server asked for when the record it came with is edited', async () => {
    await waitingAfter('too-many', 1);
    t.setWeather('fine');
    expect(await tab.takeForEditing(id, () => {})).toMatchObject({ status: 'taken' });
    const sent = t.server.arrivals.length;
    await tab.submit('contact', fields);
    await t.clock.advance(80_000);
    expect(t.server.arrivals).toHaveLength(sent);
    await t.clock.advance(30_000);
    expect(t.server.stored.size).toBe(1);
  });

  it('erases what cannot be read, or everything', async () => {
    t.store.values.set('newer', { version: 9 });
    await waitingAfter('offline');
    expect((await tab.list()).unreadable).toEqual([{ key: 'newer', value: { version: 9 } }]);
    await tab.discard('newer');
    expect((await tab.list()).unreadable).toEqual([]);
    await tab.eraseAll();
    expect(t.store.values.size).toBe(0);
  });

  it('gets an error when storage fails', async () => {
    t.store.failure = 'blocked';
    const unavailable = { name: 'StorageUnavailable', failure: 'blocked' };
    for (const call of [tab.list(), tab.sendNow(id), tab.cancel(id), tab.eraseAll()]) {
      await expect(call).rejects.toMatchObject(unavailable);
    }
  });
});

it('reports a defect, and goes on sending', async () => {
  const reported = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => {});
  await t.store.add(contact(), t.clock.now());
  const list = vi.spyOn(t.store, 'list').mockRejectedValueOnce(new TypeError('A defect'));
  await tab.kick('start');
  expect(reported).toHaveBeenCalledOnce();
  reported.mockRestore();
  list.mockRestore();
  await t.clock.advance(61_000);
  expect(t.server.stored.size).toBe(1);
});

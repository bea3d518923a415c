import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDrafts, type DraftsDeps } from './drafts.ts';
import type { DraftRecord } from './record.ts';
import { createLockTable } from './testing/fake-locks.ts';
import { countingIds, failingStore, letter, sampleId, save, tabOf } from './testing/samples.ts';
import { createVirtualClock, settle } from './testing/virtual-clock.ts';
import { type RecordEvent, transition } from './transition.ts';

const blank = { name: '', email: '', message: '' };
const half = { ...blank, message: 'Half a message' };

const setUp = () => {
  const clock = createVirtualClock();
  const store = failingStore();
  const table = createLockTable();
  const createId = countingIds();
  const openTab = (more: Partial<DraftsDeps> = {}, name: string | null = null) => {
    const { locks, close } = table.forTab();
    const tab = tabOf(name);
    const onChange = vi.fn();
    const drafts = createDrafts({ store, clock, createId, locks, ...tab, onChange, ...more });
    const type = (fields: Record<string, string> = half) => drafts.type('letter', () => fields);
    return { ...drafts, drafts, type, close, name: tab.tabName.get, onChange };
  };
  const texts = async () =>
    (await store.list()).drafts.map(({ submission }) => submission.fields['message']);
  return { clock, store, openTab, texts };
};

let t: ReturnType<typeof setUp>;
let tab: ReturnType<typeof t.openTab>;
beforeEach(() => {
  t = setUp();
  tab = t.openTab();
});
/** Makes the next write last until `endWrite` is called. */
const delayWrite = () => {
  const { keepDraft } = t.store;
  let endWrite = () => {};
  const delayed = new Promise<void>((resolve) => {
    endWrite = resolve;
  });
  const writes = vi.spyOn(t.store, 'keepDraft').mockImplementationOnce(async (...draft) => {
    await keepDraft(...draft);
    await delayed;
  });
  return { writes, endWrite };
};
const textOf = (draft: DraftRecord | undefined) => draft?.submission.fields['message'];

describe('a draft', () => {
  it('is one record, and is deleted when the visitor erases the text', async () => {
    await tab.type();
    await tab.type({ ...half, message: 'Half a message, and more' });
    expect(await t.texts()).toEqual(['Half a message, and more']);
    await tab.type(blank);
    expect(t.store.values.size).toBe(0);
    await tab.type(blank);
    expect(t.store.values.size).toBe(0);
  });

  describe('that changes during a write', () => {
    it('is written only once more, with the latest input', async () => {
      const { writes, endWrite } = delayWrite();
      const first = tab.type({ ...blank, message: 'H' });
      await settle();
      const more = ['Ha', 'Half'].map((message) => tab.type({ ...blank, message }));
      await settle();
      expect(writes).toHaveBeenCalledOnce();
      endWrite();
      await Promise.all([first, ...more]);
      expect(writes).toHaveBeenCalledTimes(2);
      expect(await t.texts()).toEqual(['Half']);
    });

    it('is not written after it is erased or sent', async () => {
      const ways = [() => tab.type(blank), () => tab.take('letter'), () => tab.clear('letter')];
      for (const leave of ways) {
        const { writes, endWrite } = delayWrite();
        const first = tab.type();
        await settle();
        const typing = [first, tab.type({ ...half, name: 'Lindiwe' })];
        await settle();
        const left = leave();
        endWrite();
        await Promise.all([...typing, left]);
        expect(writes).toHaveBeenCalledOnce();
        writes.mockRestore();
      }
    });

    it('is written again without delay when the visitor leaves the page', async () => {
      const { writes, endWrite } = delayWrite();
      const typing = tab.type();
      await settle();
      await tab.drafts.type('letter', () => ({ ...half, name: 'Lindiwe' }), 'strict');
      expect(writes).toHaveBeenCalledTimes(2);
      endWrite();
      await typing;
    });
  });

  it('is found by its own tab and, once that tab is closed, by the next tab that shows its form', async () => {
    await tab.type();
    expect(textOf(await tab.find('letter'))).toBe('Half a message');
    tab.close();
    const next = t.openTab();
    expect(await next.find('note')).toBeUndefined();
    expect(textOf(await next.find('letter'))).toBe('Half a message');
    expect(await t.openTab().find('letter')).toBeUndefined();
  });

  it('is not taken over by a hidden page', async () => {
    await tab.type();
    tab.close();
    let see = () => {};
    const seen = new Promise<void>((resolve) => {
      see = resolve;
    });
    const hidden = t.openTab({ seen: () => seen }).find('letter');
    await settle();
    expect(textOf(await t.openTab().find('letter'))).toBe('Half a message');
    see();
    expect(await hidden).toBeUndefined();
  });

  it.each([
    ['is found after a reload if the old page releases the lock in time', 4_999, half.message],
    ['is not found after a reload if the old page keeps the lock too long', 5_001, undefined],
  ])('%s', async (_, afterMs, text) => {
    await tab.type();
    const reloaded = t.openTab({}, tab.name()).find('letter');
    t.clock.after(afterMs, tab.close);
    await t.clock.advance(6_000);
    expect(textOf(await reloaded)).toBe(text);
  });

  it('is separate in a tab and its duplicate', async () => {
    const twin = t.openTab({}, tab.name());
    await tab.type();
    const typing = twin.type({ ...half, message: 'Another' });
    await t.clock.advance(6_000);
    await typing;
    expect((await t.texts()).toSorted()).toEqual(['Another', 'Half a message']);
  });

  it('is not begun until the search for a stored draft has ended', async () => {
    await tab.type();
    tab.close();
    const next = t.openTab();
    void next.find('letter');
    await next.type({ ...half, message: 'Half a message\n\nand more' });
    expect(await t.texts()).toEqual(['Half a message\n\nand more']);
  });

  it('stays with a page that was in the back/forward cache, unless another tab took it over', async () => {
    await tab.type();
    const shown = vi.fn();
    tab.onShow('letter', shown);
    tab.suspend();
    await tab.resume();
    expect(await t.openTab().find('letter')).toBeUndefined();
    expect(shown).not.toHaveBeenCalled();

    tab.suspend();
    expect(textOf(await t.openTab().find('letter'))).toBe('Half a message');
    await tab.resume();
    expect(shown).toHaveBeenCalledExactlyOnceWith(undefined);
    await tab.type({ ...half, message: 'Typed later' });
    expect((await t.texts()).toSorted()).toEqual(['Half a message', 'Typed later']);
  });

  it('is shown again when its page leaves the back/forward cache, if a later page in the same tab has changed it', async () => {
    await tab.type();
    const shown = vi.fn();
    tab.onShow('letter', shown);
    tab.suspend();
    const next = t.openTab({}, tab.name());
    await next.find('letter');
    await next.type({ ...half, message: 'Half a message, and a long paragraph' });
    next.close();
    await tab.resume();
    expect(shown.mock.calls.map(([draft]) => textOf(draft))).toEqual([
      undefined,
      'Half a message, and a long paragraph',
    ]);
  });

  it("is still written after `pagehide`, even though another page can then take the tab's name", async () => {
    await tab.type();
    const name = tab.name();
    tab.suspend();
    await tab.type({ ...half, message: 'The last word' });
    const next = t.openTab({}, name);
    expect(textOf(await next.find('letter'))).toBe('The last word');
    expect(next.name()).toBe(name);
    next.close();
    await tab.resume();
    expect(tab.name()).toBe(name);
    await tab.type({ ...half, message: 'And one more' });
    expect(await t.texts()).toEqual(['And one more']);
  });

  it("is erased after the browser has posted it without JavaScript, but another tab's draft is kept", async () => {
    await tab.type();
    await t.openTab().type({ ...half, message: 'Another' });
    tab.close();
    const sent = t.openTab({}, tab.name());
    await sent.forgetOwn(() => true);
    expect(await t.texts()).toEqual(['Another']);
  });
});

describe('sent text', () => {
  it('keeps the id of its draft, and does not become a draft again', async () => {
    await tab.type();
    const id = (await t.store.list()).drafts[0]?.submission.id;
    const late = tab.type({ ...half, message: 'Pressed while this was written' });
    expect(tab.take('letter')).toBe(id);
    await late;
    expect(await t.texts()).toEqual(['Half a message']);
    expect(tab.take('letter')).not.toBe(id);
  });

  describe.each(['relaxed', 'strict'] as const)('with late input (%s durability)', (durability) => {
    const more = { ...half, message: 'Half a message, and more' };
    it.each([
      ['the first', false],
      ['a later', true],
    ])(
      'is not overwritten by %s input, which does not become a draft either',
      async (_, isNext) => {
        if (isNext) await tab.type();
        const late = tab.drafts.type('letter', () => more, durability);
        const id = tab.take('letter');
        const sent = await save(t.store, { ...letter(), id }, t.clock.now());
        await late;
        expect([...t.store.values.values()]).toEqual([sent]);
        expect(await tab.find('letter')).toBeUndefined();
      },
    );

    it('is not overwritten by input that is waiting for an earlier write', async () => {
      const { writes, endWrite } = delayWrite();
      const first = tab.type();
      await settle();
      const late = tab.drafts.type('letter', () => more, durability);
      if (durability === 'relaxed') await settle();
      const id = tab.take('letter');
      const sent = await save(t.store, { ...letter(), id }, t.clock.now());
      endWrite();
      await Promise.all([first, late]);
      expect([...t.store.values.values()]).toEqual([sent]);
      expect(writes).toHaveBeenCalledOnce();
    });
  });

  it('does not replace a stored draft that is found after the text was sent', async () => {
    await tab.type();
    tab.close();
    const next = t.openTab();
    const found = next.find('letter');
    next.take('letter');
    expect(await found).toBeUndefined();
    expect(textOf(await next.find('letter'))).toBe('Half a message');
  });
});

describe('edit', () => {
  const waiting = () => save(t.store, letter(101), t.clock.now());
  const change = (event: RecordEvent) =>
    t.store.update(sampleId(101), (record) => transition(record, event));

  it('turns a waiting submission into a draft with a new id, and shows the draft', async () => {
    await waiting();
    const shown = vi.fn();
    tab.onShow('letter', shown);
    const taken = { status: 'taken', mayHaveBeenSent: false };
    expect(await tab.edit('letter', sampleId(101))).toMatchObject(taken);
    const { records, drafts } = await t.store.list();
    expect(records).toEqual([]);
    expect(drafts.map(({ submission }) => submission.fields)).toEqual([letter(101).fields]);
    expect(drafts[0]?.submission.id).not.toBe(sampleId(101));
    expect(shown).toHaveBeenCalledExactlyOnceWith(drafts[0]);
    expect(tab.onChange).toHaveBeenCalledOnce();
    await tab.clear('letter');
    expect(await tab.edit('letter', sampleId(101))).toEqual({ status: 'gone' });
  });

  it('refuses a submission that is being sent, and accepts it after the attempt, with `mayHaveBeenSent`', async () => {
    await waiting();
    await change({ type: 'claimed', owner: 'x', leaseUntil: t.clock.now() + 1 });
    expect(await tab.edit('letter', sampleId(101))).toEqual({ status: 'sending' });
    const now = t.clock.now();
    const lost = { reason: 'timed-out', mayHaveArrived: true, now, notBefore: now } as const;
    await change({ type: 'try-later', owner: 'x', ...lost });
    expect(await tab.edit('letter', sampleId(101))).toMatchObject({ mayHaveBeenSent: true });
  });

  it('does not replace text that the form already shows', async () => {
    await waiting();
    await tab.type();
    expect(await tab.edit('letter', sampleId(101))).toEqual({ status: 'form-in-use' });
    expect((await t.store.list()).records).toHaveLength(1);
  });

  it('accepts only the submission that the form is sending, until `release`', async () => {
    await waiting();
    await tab.type();
    const sending = tab.take('letter');
    expect(await tab.edit('letter', sampleId(101))).toEqual({ status: 'form-in-use' });
    await save(t.store, { ...letter(), id: sending }, t.clock.now());
    expect(await tab.edit('letter', sending)).toMatchObject({ status: 'taken' });
    await tab.clear('letter');
    tab.release('letter');
    expect(await tab.edit('letter', sampleId(101))).toMatchObject({ status: 'taken' });
  });

  it('delays input until the edit has ended, so that there is only one draft', async () => {
    await waiting();
    const editing = tab.edit('letter', sampleId(101));
    const both = { ...half, message: `${letter(101).fields.message}\n\nTyped meanwhile` };
    const typing = tab.type(both);
    await Promise.all([editing, typing]);
    expect(await t.texts()).toEqual([both.message]);
  });
});

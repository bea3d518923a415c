import { IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { type RetryReason, retry, type Send } from './answer.ts';
import { ATTEMPT_TIMEOUT_MS } from './attempt.ts';
import type { Clock } from './clock.ts';
import { createIdbStore } from './store.ts';
import { createModelServer, untilAborted } from './testing/model-server.ts';
import { countingIds, idbStore, letter, sampleId, save, settings } from './testing/samples.ts';
import { createWorld } from './testing/world.ts';

const throwing: Send = () => {
  throw new Error('A defect');
};
const rejecting: Send = () => Promise.reject(new Error('A defect'));
const hanging: Send = () => new Promise(() => {});
const receivedAt = '2026-11-20T12:00:00.000Z';
const confused: Send = async () => ({ status: 'receipt', id: sampleId(9), receivedAt });
const abortable: Send = (_, signal) =>
  untilAborted<never>(signal).catch(() => retry('timed-out', true));

it.each<[string, Send, RetryReason, string?]>([
  ['throws', throwing, 'sender-failed', 'A defect'],
  ['rejects', rejecting, 'sender-failed', 'A defect'],
  ['never settles', hanging, 'timed-out', 'send ignores its signal'],
  ['returns a wrong receipt', confused, 'not-our-answer', 'send returned a receipt for another id'],
  ['settles when its signal aborts (not a defect)', abortable, 'timed-out'],
])('if `send` %s, the outbox keeps the text, and reports any defect in `send`', async (...row) => {
  const [, send, lastReason, ...defects] = row;
  const onError = vi.fn();
  const connect = (clock: Clock) => ({ server: createModelServer(clock), send });
  const model = { settings: { ...settings, onError }, connect };
  const { clock, openTab } = createWorld(model, countingIds(), true, () => 0.5);
  const { outbox } = openTab();
  await outbox.put(letter());
  await clock.advance(ATTEMPT_TIMEOUT_MS - 1);
  const isSending = (await outbox.list()).records[0]?.state.status === 'sending';
  expect(isSending).toBe(lastReason === 'timed-out');
  await clock.advance(1);
  expect((await outbox.list()).records).toMatchObject([
    { submission: letter(), mayHaveBeenSent: true, state: { status: 'waiting', lastReason } },
  ]);
  await clock.advance(5_000);
  expect([...new Set(onError.mock.calls.map(([error]) => error.message))]).toEqual(defects);
});

it('the store lists unreadable records separately, and reports each one once', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const onError = vi.fn();
  const writer = idbStore();
  const { kind: _, ...wrong } = letter(1);
  await save(writer, { ...wrong, kind: 'of another release' }, 0);
  await save(writer, letter(2), 0);
  const store = createIdbStore({ ...settings, onError });
  for (let n = 0; n < 2; n += 1) {
    const { records, unreadable } = await store.list();
    expect(records.map(({ submission }) => submission.id)).toEqual([sampleId(2)]);
    expect(unreadable.map(({ key }) => key)).toEqual([sampleId(1)]);
  }
  expect(onError).toHaveBeenCalledExactlyOnceWith(new Error('Unreadable record'), sampleId(1));
});

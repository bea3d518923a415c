import { settle } from '@site/outbox/testing';
import { beforeEach, expect, it } from 'vitest';
import {
  contact,
  createMemoryStore,
  type MemoryStore,
  sampleId,
  save,
} from '../../submissions/sending/testing/samples.ts';
import { notices } from '../notices/notices.ts';
import { observable } from '../observable.ts';
import { claimedSubmissions } from './claimed-submissions.ts';
import { followRefused } from './refused-notice.ts';

let store: MemoryStore;
let changes: ReturnType<typeof observable<number>>;
beforeEach(() => {
  for (const notice of notices.current()) notices.dismiss(notice);
  store = createMemoryStore();
  changes = observable(0);
});

const refuse = (n: number) => save(store, contact(n), 0, { type: 'refused', problems: [] });
const change = () => {
  changes.set(changes.get() + 1);
  return settle();
};
const follow = (list = store.list) => {
  followRefused({
    list,
    subscribe: (listener) => changes.subscribe(() => listener({ type: 'changed' })),
  });
  return settle();
};
const shown = () => notices.current().map((notice) => notice.kind === 'refused' && notice.id);

it('a submission that was refused while no page was open is shown until it is removed', async () => {
  await save(store, contact(1), 0);
  await refuse(2);
  await follow();
  expect(shown()).toEqual([sampleId(2)]);
  await store.remove(sampleId(2));
  await change();
  expect(shown()).toEqual([]);
});

it('each refused message has one notice, shown after the previous one is closed', async () => {
  await refuse(3);
  await refuse(4);
  await follow();
  expect(shown()).toEqual([sampleId(3)]);
  for (const next of [[sampleId(4)], []]) {
    const [notice] = notices.current();
    if (notice?.kind === 'refused') notice.onClose?.();
    await settle();
    expect(shown()).toEqual(next);
  }
  await change();
  expect(shown()).toEqual([]);
});

it('a notice about a refused message waits until the form releases the message', async () => {
  await refuse(5);
  claimedSubmissions.claim(sampleId(5));
  await follow();
  expect(shown()).toEqual([]);
  claimedSubmissions.release(sampleId(5));
  await settle();
  expect(shown()).toEqual([sampleId(5)]);
});

it('followRefused ignores a list that arrives after a newer list', async () => {
  await refuse(6);
  const older = await store.list();
  await store.remove(sampleId(6));
  const answers: ((stored: typeof older) => void)[] = [];
  await follow(() => new Promise((resolve) => answers.push(resolve)));
  await change();
  answers[1]?.(await store.list());
  answers[0]?.(older);
  await settle();
  expect(shown()).toEqual([]);
});

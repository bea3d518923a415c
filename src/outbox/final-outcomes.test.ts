import { expect, it, vi } from 'vitest';
import { createNotices, type Verdict } from './final-outcomes.ts';
import { sampleId } from './testing/samples.ts';
import { createVirtualClock } from './testing/virtual-clock.ts';

const verdict = (n: number): Verdict => ({
  type: 'delivered',
  id: sampleId(n),
  kind: 'contact',
  receivedAt: 'now',
});

it('tells a verdict once, however many bring it, and every change', () => {
  const notices = createNotices(createVirtualClock());
  const heard = vi.fn();
  const leave = notices.subscribe(heard);
  notices.remember(verdict(3));
  for (const n of [1, 1, 2, 1, 3]) notices.emit(verdict(n));
  notices.emit({ type: 'changed' });
  notices.emit({ type: 'changed' });
  leave();
  notices.emit(verdict(4));
  const change = { type: 'changed' };
  expect(heard.mock.calls.flat()).toEqual([verdict(1), verdict(2), change, change]);
});

it('waits for a verdict, knows one that came before, and does not wait for ever', async () => {
  const clock = createVirtualClock();
  const notices = createNotices(clock);
  const [first, never] = [
    notices.verdictOn(sampleId(1), 1_500),
    notices.verdictOn(sampleId(2), 1_500),
  ];
  notices.emit({ type: 'changed' });
  notices.emit(verdict(1));
  expect(await first).toEqual(verdict(1));
  expect(await notices.verdictOn(sampleId(1), 0)).toEqual(verdict(1));
  await clock.advance(1_500);
  expect(await never).toBeUndefined();
  expect(clock.pending()).toBe(0);
});

it('tells the others too when one listener throws, and reports it', async () => {
  const notices = createNotices(createVirtualClock());
  const heard = vi.fn();
  const reported = vi.spyOn(globalThis, 'queueMicrotask').mockImplementation(() => {});
  notices.subscribe(() => {
    throw new Error('A defect');
  });
  notices.subscribe(heard);
  notices.emit(verdict(1));
  expect(heard).toHaveBeenCalledOnce();
  expect(reported.mock.calls[0]?.[0]).toThrow('A defect');
  reported.mockRestore();
});

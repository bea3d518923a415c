import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gate } from '../loading/testing/gate.ts';
import { receipt as receiptOf } from '../page/testing/stub-page.ts';
import { OUTBOX } from '../submissions/sending/outbox-settings.ts';
import { contact, createIdbStore, sampleId, save } from '../submissions/sending/testing/samples.ts';
import { createDevice, type FetchInit, ORIGIN, until } from './testing/device.ts';
import { build } from './testing/release.ts';

const release = await build();
const setAppBadge = vi.fn(async () => {});

let device: ReturnType<typeof createDevice>;
let worker: Awaited<ReturnType<typeof device.start>>;
beforeEach(async () => {
  device = createDevice();
  setAppBadge.mockClear();
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('navigator', { onLine: true, setAppBadge });
  worker = await device.start(release);
});

const receipt = ({ body }: FetchInit): Response => {
  const { id } = JSON.parse(String(body)).variables.input;
  return Response.json({ data: { sendContactMessage: receiptOf(id) } });
};
const submissions = () => device.network.asked.filter(({ path }) => path === '/graphql');
const waiting = async () => (await createIdbStore().list()).records;

describe('a form that the browser itself posts', () => {
  const { fields } = contact();
  const words = { ...fields, website: '' };
  const press = (typed = words, referrer = `${ORIGIN}/contact`) =>
    worker.request('/forms/contact', {
      method: 'POST',
      mode: 'navigate',
      referrer,
      body: new URLSearchParams(typed),
    });

  it('is sent, and the response redirects to the confirmation page', async () => {
    device.network.intercept = (_, init) => receipt(init);
    const answer = await press().answer;
    expect(answer?.status).toBe(303);
    expect(answer?.headers.get('location')).toBe('/sent/contact');
    expect(submissions()).toHaveLength(1);
    expect(await waiting()).toEqual([]);
    expect(device.registration.sync.register).not.toHaveBeenCalled();
  });

  it('is stored, and Background Sync is registered, if the device is offline', async () => {
    device.network.isCut = true;
    const answer = await press().answer;
    expect(answer?.status).toBe(303);
    expect(answer?.headers.get('location')).toBe('/contact#waiting');
    expect(await waiting()).toMatchObject([{ submission: { kind: 'contact', fields } }]);
    expect(device.registration.sync.register).toHaveBeenCalledExactlyOnceWith(OUTBOX);
  });

  it('redirects to the waiting submissions if it is still being sent after ten seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { open, opened } = gate();
    device.network.intercept = (_, init) => opened.then(() => receipt(init));
    const { answer, lasting } = press();
    await until(() => submissions().length === 1);
    const answered = vi.fn();
    void answer?.then(answered);
    await vi.advanceTimersByTimeAsync(9_900);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect((await answer)?.headers.get('location')).toBe('/contact#waiting');
    const delivered = vi.fn();
    void Promise.race(lasting).then(delivered);
    await vi.advanceTimersByTimeAsync(0);
    expect(delivered).not.toHaveBeenCalled();
    open();
    await Promise.race(lasting);
    expect(await waiting()).toEqual([]);
  });

  it('is sent once after a double click, but again if it is posted three seconds later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    device.network.intercept = (_, init) => receipt(init);
    const presses = [press(), press()];
    for (const { answer } of presses) {
      expect((await answer)?.headers.get('location')).toBe('/sent/contact');
    }
    expect(submissions()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2_900);
    await press().answer;
    expect(submissions()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(100);
    await press().answer;
    expect(submissions()).toHaveLength(2);
  });

  it("is stored with the sign 'hidden-field' if a bot filled in the hidden field", async () => {
    device.network.isCut = true;
    await press({ ...words, website: 'https://spam.example' }).answer;
    expect(await waiting()).toMatchObject([{ submission: { signs: ['hidden-field'] } }]);
  });

  it('is passed to the server unchanged if a field is invalid', async () => {
    const read: string[] = [];
    const { fetch } = device.network;
    vi.stubGlobal('fetch', async (input: Request) => {
      read.push(await input.clone().text());
      return fetch(input);
    });
    device.network.intercept = () => new Response('wrong', { status: 422 });
    const wrong = { ...words, email: 'thandi@' };
    expect((await press(wrong).answer)?.status).toBe(422);
    expect(read).toEqual([new URLSearchParams(wrong).toString()]);
    expect(await waiting()).toEqual([]);
  });

  it('is passed to the server unchanged if the device has no storage', async () => {
    vi.stubGlobal('indexedDB', undefined);
    worker = await device.start(release);
    device.network.intercept = () => new Response('sent');
    expect(await (await press().answer)?.text()).toBe('sent');
    expect(device.network.times('forms/contact')).toBe(1);
  });

  it.each(['', 'https://other.example/', `${ORIGIN}.evil.example/`])(
    'is left to the server if the referrer is %j',
    async (referrer) => {
      expect(press(words, referrer).answer).toBeUndefined();
      expect(await waiting()).toEqual([]);
    },
  );

  it('is left to the server at an unknown form URL', () => {
    const body = new URLSearchParams(words);
    const init = { method: 'POST', referrer: `${ORIGIN}/contact`, body };
    expect(worker.request('/forms/other', init).answer).toBeUndefined();
  });
});

describe('Background Sync', () => {
  it('sends waiting submissions, notifies open pages and clears the badge', async () => {
    await save(createIdbStore(), contact(1), 0);
    device.network.intercept = (_, init) => receipt(init);
    const channel = new BroadcastChannel(OUTBOX);
    const told: unknown[] = [];
    const close = vi.spyOn(BroadcastChannel.prototype, 'close');
    channel.onmessage = ({ data }) => told.push(data);
    await worker.fire('sync', { tag: OUTBOX }).done;
    expect(await waiting()).toEqual([]);
    expect(setAppBadge).toHaveBeenCalledWith(0);
    expect(close).toHaveBeenCalledTimes(1);
    await expect.poll(() => told).toContainEqual(expect.objectContaining({ type: 'delivered' }));
    channel.close();
  });

  it('sends a waiting submission even if the device is full', async () => {
    await save(createIdbStore(), contact(1), 0);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    device.network.intercept = (_, init) => receipt(init);
    await worker.fire('sync', { tag: OUTBOX }).done;
    expect(submissions()).toHaveLength(1);
  });

  it('marks a submission as possibly sent only if the device was online', async () => {
    device.network.isCut = true;
    for (const [at, onLine] of [true, false].entries()) {
      vi.stubGlobal('navigator', { onLine, setAppBadge });
      vi.stubGlobal('indexedDB', new IDBFactory());
      worker = await device.start(release);
      await save(createIdbStore(), contact(at), 0);
      await expect(worker.fire('sync', { tag: OUTBOX }).done).rejects.toThrow('still waiting');
      expect(await waiting()).toMatchObject([{ mayHaveBeenSent: onLine }]);
    }
  });

  it('leaves the badge to an open page, even one that the worker does not control', async () => {
    device.windows.push({ isControlled: false });
    await worker.fire('sync', { tag: OUTBOX }).done;
    expect(setAppBadge).not.toHaveBeenCalled();
  });
});

describe('a system notification', () => {
  const allow = async (permission: NotificationPermission) => {
    vi.stubGlobal('Notification', { permission });
    worker = await device.start(release);
    device.network.intercept = (_, init) => receipt(init);
  };
  const shown = () =>
    device.registration.showNotification.mock.calls.map(([title, { tag }]) => [title, tag]);
  const deliver = async () => {
    await save(createIdbStore(), contact(1), 0);
    await worker.fire('sync', { tag: OUTBOX }).done;
    expect(await waiting()).toEqual([]);
  };

  it.each([
    ['while the site is closed', []],
    ['while the page is hidden', [{ isControlled: true, visibilityState: 'hidden' as const }]],
  ])('reports a delivery %s', async (_, windows) => {
    await allow('granted');
    device.windows.push(...windows);
    await deliver();
    expect(shown()).toEqual([['Message sent!', sampleId(1)]]);
  });

  it.each(['default', 'denied'] as const)('is not shown with permission %s', async (permission) => {
    await allow(permission);
    await deliver();
    expect(shown()).toEqual([]);
  });

  it('is not shown while a page is visible', async () => {
    await allow('granted');
    device.windows.push({ isControlled: false, visibilityState: 'visible' });
    await deliver();
    expect(shown()).toEqual([]);
  });

  it('opens the list of sent messages when the visitor clicks it', async () => {
    const close = vi.fn();
    await worker.fire('notificationclick', { notification: { close } }).done;
    expect(close).toHaveBeenCalledOnce();
    expect(device.openWindow).toHaveBeenCalledExactlyOnceWith('/contact#sent');
  });
});

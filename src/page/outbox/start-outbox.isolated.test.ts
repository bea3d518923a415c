import { type RecordEvent, settle } from '@site/outbox/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sentPage } from '../../submissions/native-forms.ts';
import { OUTBOX } from '../../submissions/sending/outbox-settings.ts';
import type { Outbox } from '../../submissions/sending/outbox-types.ts';
import {
  contact,
  createIdbStore,
  newDraft,
  sampleId,
  save,
} from '../../submissions/sending/testing/samples.ts';
import type { Submission } from '../../submissions/submission.ts';
import {
  closePage,
  openPage,
  receipt,
  type StubbedPage,
  serveContact,
  stubPage,
} from '../testing/stub-page.ts';

let page: StubbedPage;
beforeEach(() => {
  page = stubPage();
});
afterEach(closePage);

const saved = async (n: number, ...events: readonly RecordEvent<Submission>[]) => {
  await save(createIdbStore(), contact(n), Date.now() - 60_000, ...events);
  return sampleId(n);
};

/** Saves a message whose last attempt had no network. The next attempt is due in ten minutes. */
const waitsForNetwork = () => {
  const now = Date.now();
  const owner = 'another page';
  const failed = { owner, reason: 'no-network', mayHaveArrived: false } as const;
  return saved(
    1,
    { type: 'claimed', owner, leaseUntil: now },
    { type: 'try-later', ...failed, now, notBefore: now + 600_000 },
  );
};

it('when it opens, a page sends waiting messages, shows a notice, and updates the badge', async () => {
  const asked = serveContact(receipt);
  const id = await saved(1);
  const { kinds } = await openPage();
  await expect.poll(kinds).toEqual(['delivered']);
  expect(asked).toHaveBeenCalledExactlyOnceWith(id);
  await expect.poll(() => page.setAppBadge.mock.lastCall).toEqual([0]);
});

it.each([
  ['the connection is back', () => page.window.dispatchEvent(new Event('online'))],
  ['the visitor returns to the page', () => page.turn('visible')],
])('when %s, messages that are waiting for a network are sent', async (_, happens) => {
  const asked = serveContact(receipt);
  const id = await waitsForNetwork();
  page.document.visibilityState = 'hidden';
  await openPage();
  happens();
  await expect.poll(() => asked.mock.calls).toEqual([[id]]);
});

it('when it opens, a page deletes old receipts', async () => {
  await saved(1, { type: 'delivered', receivedAt: 0 }, { type: 'told' });
  await saved(2, { type: 'delivered', receivedAt: Date.now() }, { type: 'told' });
  const { outbox } = await openPage();
  const { receipts } = await outbox.list();
  expect(receipts.map(({ submission }) => submission.id)).toEqual([sampleId(2)]);
});

it('a submission that does not reach the server makes the page report a lost connection', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
  await saved(1);
  await openPage();
  const { onAnswered } = await import('../../connection/watched-fetch.ts');
  const answered = vi.fn();
  onAnswered(answered);
  await expect.poll(() => answered.mock.lastCall).toEqual([false]);
});

it('a delivery by another page makes the page report a restored connection', async () => {
  await openPage();
  const { onConnectionBack, watchedFetch } = await import('../../connection/watched-fetch.ts');
  const back = vi.fn();
  onConnectionBack(back);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
  await expect(watchedFetch('/graphql')).rejects.toThrow('No network');
  expect(back).not.toHaveBeenCalled();
  const channel = new BroadcastChannel(OUTBOX);
  channel.postMessage({ type: 'delivered', id: sampleId(1), kind: 'contact' });
  channel.close();
  await expect.poll(() => back.mock.calls).toHaveLength(1);
});

describe('the draft of this page', () => {
  const own = 'draft:11111111-1111-4111-8111-111111111111';
  const type = (outbox: Outbox, message: string) =>
    outbox.drafts.type('contact', () => ({ name: '', email: '', message }));
  /** Whether another tab could take over this tab's drafts. */
  const isFree = async () =>
    page.otherLocks.request(
      page.sessionStorage.getItem('draft') ?? '',
      { ifAvailable: true },
      async (lock) => lock !== null,
    );

  it('can be taken over by another tab only while the page is in the back/forward cache', async () => {
    const { outbox } = await openPage();
    await type(outbox, 'Half a message');
    page.transition('pagehide', false);
    await settle();
    expect(await isFree()).toBe(false);
    page.transition('pagehide', true);
    await expect.poll(isFree).toBe(true);
    page.transition('pageshow', true);
    await expect.poll(isFree).toBe(false);
  });

  it.each([
    ['navigate', 0],
    ['reload', 1],
    ['back_forward', 1],
  ])(
    'is erased only when the confirmation page is first opened (%s leaves %i drafts)',
    async (type, left) => {
      page.sessionStorage.setItem('draft', own);
      page.window.openedAt = sentPage('contact');
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never]);
      const draft = newDraft('contact', sampleId(1), { message: 'Sent' }, own, 0);
      await createIdbStore().keepDraft(draft, 'strict');
      const { outbox } = await openPage();
      expect((await outbox.list()).drafts).toHaveLength(left);
    },
  );

  it('is erased only if the browser posted the form and the worker saved the same text', async () => {
    page.sessionStorage.setItem('draft', own);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' } as never]);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
    await saved(1);
    const store = createIdbStore();
    const posted = newDraft('contact', sampleId(2), contact(1).fields, own, 0);
    const unsent = newDraft('contact', sampleId(3), { message: 'Half' }, own, 0);
    await store.keepDraft(posted, 'strict');
    await store.keepDraft(unsent, 'strict');
    const { outbox } = await openPage();
    expect(await outbox.list()).toMatchObject({ records: [{ attempts: 0 }], drafts: [unsent] });
  });
});

it('the browser asks for confirmation before it closes a page whose message exists only in memory', async () => {
  vi.stubGlobal('indexedDB', undefined);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
  const { outbox } = await openPage();
  const warns = () => !page.window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(warns()).toBe(false);
  await outbox.put(contact());
  await expect.poll(warns).toBe(true);
  serveContact(receipt);
  page.window.dispatchEvent(new Event('online'));
  await expect.poll(warns).toBe(false);
});

import { settle } from '@site/outbox/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { constants } from '../../content/constants.ts';
import { OUTBOX } from '../../submissions/sending/outbox-settings.ts';
import type { Outbox } from '../../submissions/sending/outbox-types.ts';
import { contact, createIdbStore, save } from '../../submissions/sending/testing/samples.ts';
import {
  closePage,
  openPage,
  receipt,
  rejection,
  type StubbedPage,
  serveContact,
  stubPage,
} from '../testing/stub-page.ts';

const { kind, fields } = contact();
const input = { kind, fields };
/** After this time the form shows an outcome. The extra millisecond allows for rounded timers. */
const SHOWN_MS = constants.submittingMinimumMs + 1;
const isHere = () => true;
const hasLeft = () => false;

let page: StubbedPage;
let outbox: Outbox;
beforeEach(() => {
  page = stubPage();
});
afterEach(closePage);

const openForm = async () => {
  const opened = await openPage();
  outbox = opened.outbox;
  const { claimedSubmissions } = await import('./claimed-submissions.ts');
  const { submitAndWait } = await import('./submit-and-wait.ts');
  // The page registers for Background Sync when it opens.
  await vi.waitFor(() => expect(page.registerSync).toHaveBeenCalledOnce());
  page.registerSync.mockClear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  return { claimedSubmissions, submitAndWait, kinds: opened.kinds };
};

/** Waits until timers are set, and then advances the time. */
const pass = async (ms: number) => {
  await settle();
  vi.advanceTimersByTime(ms);
};

/** Whether another tab could show a delivery now. */
const isTellingFree = () =>
  page.otherLocks.request(`${OUTBOX}-telling`, { ifAvailable: true }, (lock) => lock !== null);

/** Submits a message. `meanwhile` runs between the server's response and the form's outcome. */
const submitOnline = async (
  answer: typeof receipt,
  isMounted = isHere,
  meanwhile = async () => {},
) => {
  serveContact(answer);
  const opened = await openForm();
  const answered = new Promise<void>((resolve) => {
    outbox.subscribe(({ type }) => type !== 'changed' && resolve());
  });
  const submitting = opened.submitAndWait(input, isMounted);
  await answered;
  await meanwhile();
  await pass(SHOWN_MS);
  return { ...opened, result: await submitting };
};

const send = async (isMounted: () => boolean) => {
  const { result, ...opened } = await submitOnline(receipt, isMounted);
  if (result.status !== 'sent') throw new Error(result.status);
  return { ...opened, ...result };
};

it('no delivery notice appears if the form confirms the delivery', async () => {
  const { id, release, claimedSubmissions, kinds } = await send(isHere);
  expect(claimedSubmissions.has(id)).toBe(true);
  expect(await isTellingFree()).toBe(false);
  release(true);
  await vi.waitFor(() => expect(claimedSubmissions.has(id)).toBe(false));
  await vi.waitFor(async () => expect(await isTellingFree()).toBe(true));
  expect((await outbox.list()).receipts).toMatchObject([{ state: { isNews: false } }]);
  expect(kinds()).toEqual([]);
});

it('a delivery notice appears if the form did not show the delivery for long enough', async () => {
  const { release, kinds } = await send(isHere);
  release(false);
  await vi.waitFor(() => expect(kinds()).toEqual(['delivered']));
});

it('other tabs can show a delivery notice once the page is hidden', async () => {
  await send(isHere);
  page.turn('hidden');
  await vi.waitFor(async () => expect(await isTellingFree()).toBe(true));
});

it('a delivery notice appears if the visitor has left the form', async () => {
  const { kinds } = await send(hasLeft);
  await vi.waitFor(() => expect(kinds()).toEqual(['delivered']));
});

const submitOffline = async (isMounted: () => boolean) => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network')));
  const opened = await openForm();
  const submitting = opened.submitAndWait(input, isMounted);
  // The message is saved now, and the form waits for an outcome.
  await vi.waitFor(() => expect(page.registerSync).toHaveBeenCalledOnce());
  await pass(SHOWN_MS);
  return { ...opened, result: await submitting };
};

it('after saving, the page registers for Background Sync and requests persistent storage', async () => {
  const { result } = await submitOffline(isHere);
  expect(result).toMatchObject({ status: 'saved' });
  expect(page.registerSync).toHaveBeenCalledExactlyOnceWith(OUTBOX);
  expect(page.persist).toHaveBeenCalledOnce();
});

it('a saved message stays claimed until the form releases it', async () => {
  const { result, claimedSubmissions } = await submitOffline(isHere);
  if (!('delivered' in result)) throw new Error(result.status);
  expect(claimedSubmissions.has(result.id)).toBe(true);
  await pass(constants.outcomePanelMs);
  expect(await result.delivered).toBe(false);
  expect(claimedSubmissions.has(result.id)).toBe(true);
  result.release(false);
  expect(claimedSubmissions.has(result.id)).toBe(false);
});

it('the form is notified when a saved message is delivered later', async () => {
  const { result, kinds } = await submitOffline(isHere);
  serveContact(receipt);
  page.window.dispatchEvent(new Event('online'));
  expect('delivered' in result && (await result.delivered)).toBe(true);
  expect(kinds()).toEqual([]);
});

it('no notice about a saved message appears if the visitor has left the form', async () => {
  const { result, kinds } = await submitOffline(hasLeft);
  expect(result).toMatchObject({ status: 'saved' });
  expect(kinds()).toEqual([]);
});

it('if a message cannot be stored, a notice is shown until it is delivered, and the page does not request persistent storage', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const { result, kinds } = await submitOffline(hasLeft);
  expect(result).toMatchObject({ status: 'not-saved' });
  expect(kinds()).toEqual(['unsaved']);
  expect(page.persist).not.toHaveBeenCalled();
  serveContact(receipt);
  page.window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(kinds()).toEqual(['delivered']));
});

it('an invalid message is not saved', async () => {
  const { submitAndWait } = await openForm();
  const submitting = submitAndWait({ kind, fields: { ...fields, message: 'Short' } }, isHere);
  await pass(SHOWN_MS);
  expect(await submitting).toEqual({
    status: 'refused',
    problems: [{ field: 'message', message: 'Message must be at least 10 characters' }],
    isDraft: true,
  });
  expect((await outbox.list()).records).toEqual([]);
});

it('a refused message becomes a draft of its form', async () => {
  const { result } = await submitOnline(rejection, isHere);
  expect(result).toEqual({
    status: 'refused',
    problems: [{ field: 'message', message: 'Please leave out the account number' }],
    isDraft: true,
  });
  const { records, drafts } = await outbox.list();
  expect(records).toEqual([]);
  expect(drafts.map(({ submission }) => submission.fields)).toEqual([fields]);
});

it('a refused message stays in the outbox if the visitor has left the form', async () => {
  const { result, claimedSubmissions } = await submitOnline(rejection, hasLeft);
  expect(result).toMatchObject({ status: 'refused', isDraft: false });
  const { records } = await outbox.list();
  expect(records.map(({ submission }) => claimedSubmissions.has(submission.id))).toEqual([false]);
});

it('a refused message stays in the form if another page has erased its record', async () => {
  const erase = () => createIdbStore().clear();
  const { result } = await submitOnline(rejection, isHere, erase);
  expect(result).toMatchObject({ status: 'refused', isDraft: true });
});

it('after a submission, another message can be edited in the form', async () => {
  await submitOffline(isHere);
  const { submission } = await save(createIdbStore(), contact(9), Date.now());
  expect(await outbox.drafts.edit('contact', submission.id)).toMatchObject({ status: 'taken' });
});

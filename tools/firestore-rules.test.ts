import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aContactMessage,
  anApplication,
  aReservation,
  aSubscription,
} from '../server/testing/testing.ts';
import { validate } from '../src/submissions/kinds.ts';
import { createFetchSender } from '../src/submissions/sending/fetch-sender.ts';
import { firestoreOf } from '../src/submissions/sending/firestore-protocol.ts';
import type { Submission } from '../src/submissions/submission.ts';
import { startFirestoreEmulator } from './testing/firestore-emulator.ts';
import { lacks } from './testing/needs.ts';

const settings = { projectId: 'demo-site', apiKey: 'key' };
const HOST = 'https://firestore.googleapis.com';
const ROOT = `projects/${settings.projectId}/databases/(default)/documents`;

let emulator: Awaited<ReturnType<typeof startFirestoreEmulator>>;

const send = (submission: Submission) =>
  createFetchSender({
    protocol: firestoreOf(settings),
    fetch: (url, init) => fetch(url.replace(HOST, emulator.origin), init),
    clock: { now: Date.now },
    isOffline: () => false,
  })(submission, new AbortController().signal);

/** Sends a request with all rights if `owner` is true, otherwise without authentication. */
const ask = async (path: string, method: string, body?: object, owner = false) => {
  const response = await fetch(`${emulator.origin}/v1/${ROOT}${path}`, {
    method,
    headers: owner ? { authorization: 'Bearer owner' } : {},
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.text() };
};

/** Makes a submission that may be invalid. */
type Make = (fields?: object, changes?: object) => Submission;
const message: Make = aContactMessage;
const subscription: Make = aSubscription;
const application: Make = anApplication;
const reservation: Make = aReservation;

describe.skipIf(lacks('firestore-emulator'))('firestore.rules', { tags: 'cases' }, () => {
  beforeAll(async () => {
    emulator = await startFirestoreEmulator('firestore.rules');
    // The emulator's first responses take seconds.
    await send(message());
  });
  afterAll(() => emulator?.stop());

  const everything = {
    phone: `+${'9'.repeat(15)}`,
    topic: 'training/quarterly-intensives',
    organisation: 'Ubuntu & Söhne',
  };
  it.each<[string, Submission]>([
    ['a message', message()],
    ['a subscription', subscription()],
    ['a message with all optional fields', message(everything, { signs: ['hidden-field'] })],
    ['the shortest message', message({ name: 'Bo', email: 'a@b.cd', message: '0123456789' })],
    ['the longest message', message({ name: 'x'.repeat(100), message: 'x'.repeat(3000) })],
    ['the longest emoji message', message({ name: '🌍'.repeat(100), message: '🌍'.repeat(3000) })],
    ['the longest address', message({ email: `${'x'.repeat(190)}@${'y'.repeat(60)}.cd` })],
    ['an application', application()],
    [
      'an application with all optional fields',
      application({ vacancy: 'v'.repeat(80), phone: everything.phone, links: '🌍'.repeat(500) }),
    ],
    ['a reservation', reservation({ places: '20' })],
    [
      'a reservation with all optional fields',
      reservation({ phone: everything.phone, places: '10', waitingList: 'yes' }),
    ],
  ])('accept %s, as the form does', async (_, submission) => {
    expect(validate(submission.kind, submission.fields).ok).toBe(true);
    expect(await send(submission)).toMatchObject({ status: 'receipt' });
  });

  it.each<[string, Submission]>([
    ['a name of one letter', message({ name: 'x' })],
    ['a name that is too long', message({ name: 'x'.repeat(201) })],
    ['a message that is too short', message({ message: 'x'.repeat(9) })],
    ['a message that is too long', message({ message: 'x'.repeat(6001) })],
    ['an empty email address', message({ email: '' })],
    ['an email address that is too long', message({ email: 'x'.repeat(255) })],
    ['a topic that is too long', message({ topic: 'x'.repeat(89) })],
    ['a telephone number with letters', message({ phone: '+2710555CALL' })],
    ['a telephone number in another format', message({ phone: '010 555 0142' })],
    ['a telephone number that is too long', message({ phone: `+${'9'.repeat(16)}` })],
    ['an empty organisation', message({ organisation: '' })],
    ['an unknown field', message({ admin: 'yes' })],
    ['an unknown kind', message({}, { kind: 'invoice' })],
    ['fields of another kind', message({}, { kind: 'newsletter' })],
    ['a subscription without consent', subscription({ consentVersion: '' })],
    ['an application without a vacancy', application({ vacancy: '' })],
    ['an application for a vacancy with an invalid id', application({ vacancy: 'Data Engineer' })],
    ['an application with a topic', application({ topic: 'careers' })],
    ['too many links', application({ links: 'x'.repeat(1001) })],
    ['a reservation for an intake with an invalid id', reservation({ intake: '-' })],
    ['a reservation for zero places', reservation({ places: '0' })],
    ['a reservation for too many places', reservation({ places: '21' })],
    ['a reservation for half a place', reservation({ places: '.5' })],
    ['an unknown value for the waiting list', reservation({ waitingList: 'no' })],
    ['an unknown sign of spam', message({}, { signs: ['human'] })],
    ['a repeated sign of spam', message({}, { signs: ['hidden-field', 'hidden-field'] })],
    ['an invalid time', message({}, { composedAt: 'yesterday, at about ten.' })],
    ['an invalid id', { ...message(), id: 'mine' as Submission['id'] }],
    ['an id in upper case', { ...message(), id: randomUUID().toUpperCase() as Submission['id'] }],
  ])('reject %s', async (_, submission) => {
    expect(await send(submission)).toMatchObject({ reason: 'not-understood' });
  });

  it('reject values of the wrong type, and an invalid list of signs', async () => {
    const { id, composedAt, fields } = message();
    const texts = Object.entries({ kind: 'contact', composedAt, ...fields });
    const good = Object.fromEntries(texts.map(([name, stringValue]) => [name, { stringValue }]));
    const create = (changes: object) =>
      ask(`/submissions?documentId=${id}`, 'POST', { fields: { ...good, ...changes } });
    for (const changes of [
      { name: { integerValue: '12' } },
      { message: { mapValue: { fields: {} } } },
      { topic: { nullValue: null } },
      { phone: { integerValue: '27105550142' } },
      { composedAt: { timestampValue: composedAt } },
      { signs: { stringValue: 'hidden-field' } },
      { signs: { arrayValue: { values: [] } } },
      { signs: { arrayValue: { values: [{ integerValue: '1' }] } } },
    ]) {
      expect((await create(changes)).status, JSON.stringify(changes)).toBe(403);
    }
    expect((await create({})).status).toBe(200);
  });

  it('return the first receipt for a replay, and reject other content with the same id', async () => {
    const first = message(everything);
    const receipt = await send(first);
    expect(receipt.status).toBe('receipt');
    expect(await send(first)).toEqual(receipt);
    const changed = message({ message: 'Something else altogether.' }, { id: first.id });
    expect(await send(changed)).toMatchObject({ reason: 'not-understood' });
    const { body } = await ask(`/submissions/${first.id}`, 'GET', undefined, true);
    expect(body).toContain(aContactMessage().fields.message);
  });

  it('create one document and one receipt for twenty simultaneous attempts', async () => {
    const submission = message();
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => send(submission)));
    const receipts = outcomes.filter(({ status }) => status === 'receipt');
    expect(receipts.length).toBeGreaterThan(0);
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
    expect(await send(submission)).toEqual(receipts[0]);
  });

  describe.each(['vacancies', 'intakes'])('for %s', (list) => {
    const query = (limit?: number) => ({
      structuredQuery: { from: [{ collectionId: list }], ...(limit && { limit }) },
    });

    it('allow everyone to read a document, and to list 101 documents', async () => {
      const made = await ask(`/${list}?documentId=open`, 'POST', { fields: {} }, true);
      expect(made.status).toBe(200);
      expect((await ask(`/${list}/open`, 'GET')).status).toBe(200);
      const listed = await ask(':runQuery', 'POST', query(101));
      expect(listed.status).toBe(200);
      expect(listed.body).toContain(`/${list}/open"`);
    });

    it('reject longer lists and every change', async () => {
      await ask(`/${list}?documentId=kept`, 'POST', { fields: {} }, true);
      for (const [path, method, body] of [
        [':runQuery', 'POST', query()],
        [':runQuery', 'POST', query(102)],
        [`/${list}?pageSize=102`, 'GET'],
        [`/${list}?documentId=mine`, 'POST', { fields: {} }],
        [`/${list}/kept?updateMask.fieldPaths=title`, 'PATCH', { fields: {} }],
        [`/${list}/kept`, 'DELETE'],
        [`/${list}/kept/notes/a`, 'GET'],
      ] as const) {
        expect((await ask(path, method, body)).status, `${method} ${path}`).toBe(403);
      }
    });
  });

  it('do not allow clients to read, list, query, change or delete submissions, or to write elsewhere', async () => {
    const { id } = message();
    await send(message({}, { id }));
    const query = { structuredQuery: { from: [{ collectionId: 'submissions' }] } };
    for (const [path, method, body] of [
      [`/submissions/${id}`, 'GET'],
      ['/submissions', 'GET'],
      [':runQuery', 'POST', query],
      [`/submissions/${id}`, 'DELETE'],
      [`/submissions/${id}?updateMask.fieldPaths=name`, 'PATCH', { fields: {} }],
      [`/submissions/${id}/notes?documentId=a`, 'POST', { fields: {} }],
      ['/others?documentId=a', 'POST', { fields: {} }],
    ] as const) {
      expect((await ask(path, method, body)).status, `${method} ${path}`).toBe(403);
    }
  });
});

import { retry } from '@site/outbox';
import { createVirtualClock } from '@site/outbox/testing';
import { deleteApp, initializeApp } from 'firebase/app';
import { connectFirestoreEmulator, doc, getFirestore, setDoc } from 'firebase/firestore/lite';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubServer } from '../../../server/testing/stub-server.ts';
import type { Submission } from '../submission.ts';
import { createFetchSender } from './fetch-sender.ts';
import { firestoreOf } from './firestore-protocol.ts';
import { toOlderServers } from './site-sender.ts';
import { firestoreSettings } from './testing/model-firestore.ts';
import { contact, newsletter } from './testing/samples.ts';

const HOST = 'https://firestore.googleapis.com';
const FIRST = '2026-11-20T12:00:00.123456Z';

const server = stubServer();
const committed = { writeResults: [{ updateTime: FIRST }], commitTime: '2026-11-20T12:01:00Z' };
const failed = (code: number, status: string, details?: readonly unknown[]) => ({
  error: { code, message: 'In Firestore’s own words', status, ...(details && { details }) },
});
beforeEach(() => server.send(200, committed));

const clock = createVirtualClock();
const send = createFetchSender({
  protocol: firestoreOf(firestoreSettings),
  fetch: (url, init) => fetch(url.replace(HOST, `http://127.0.0.1:${server.port}`), init),
  clock,
  isOffline: () => false,
});
const live = new AbortController().signal;
const everything: Submission = {
  ...contact(),
  signs: ['hidden-field'],
  fields: {
    ...contact().fields,
    phone: '+27105550142',
    topic: 'services/cloud',
    organisation: 'Ubuntu & Söhne',
  },
};

it.each<[string, Submission]>([
  ['a message', contact()],
  ['a subscription', newsletter()],
  ['a message with phone, topic, organisation and signs', everything],
])('the Firestore request for %s is the one that firestore/lite sends', async (_, submission) => {
  await send(submission, live);
  const app = initializeApp({ ...firestoreSettings }, submission.id);
  const database = getFirestore(app);
  connectFirestoreEmulator(database, '127.0.0.1', server.port);
  const { id, kind, composedAt, fields, signs } = submission;
  await setDoc(doc(database, 'submissions', id), {
    kind,
    composedAt,
    ...fields,
    ...(signs && { signs }),
  });
  await deleteApp(app);
  const [own, theirs] = server.requests;
  expect(JSON.parse(own?.body ?? '')).toEqual(JSON.parse(theirs?.body ?? ''));
  expect({ ...own, body: '' }).toEqual({ ...theirs, body: '' });
  expect(own?.body).toContain(`/documents/submissions/${id}"`);
});

describe("Firestore's response", () => {
  const outcome = () => send(contact(), live);
  const notOurs = retry('not-our-answer', true);

  it('is a receipt if it confirms one write, and a replay returns the time of the first write', async () => {
    expect(await outcome()).toEqual({ status: 'receipt', id: contact().id, receivedAt: FIRST });
  });

  it.each<[string, number, unknown, object]>([
    ['ALREADY_EXISTS', 409, failed(409, 'ALREADY_EXISTS'), retry('http-status', true)],
    ['ABORTED', 409, failed(409, 'ABORTED'), retry('http-status', false)],
    ['PERMISSION_DENIED', 403, failed(403, 'PERMISSION_DENIED'), retry('not-understood', false)],
    ['NOT_FOUND', 404, failed(404, 'NOT_FOUND'), retry('http-status', false)],
    ['INTERNAL', 500, failed(500, 'INTERNAL'), retry('http-status', true)],
    ['UNAVAILABLE', 503, failed(503, 'UNAVAILABLE'), retry('http-status', true)],
    ["a gateway's page", 502, '<h1>Bad gateway</h1>', retry('http-status', true)],
    ["a proxy's page", 403, '<h1>Blocked</h1>', retry('http-status', false)],
    ["a captive portal's page", 200, '<h1>Sign in</h1>', notOurs],
    ['JSON in another format', 200, {}, notOurs],
    ['a write without a time', 200, { ...committed, writeResults: [{}] }, notOurs],
    ['a truncated receipt', 200, JSON.stringify(committed).slice(0, -9), notOurs],
  ])('is not a receipt if it is %s with status %i', async (_, status, body, expected) => {
    server.send(status, body);
    expect(await outcome()).toEqual(expected);
  });

  const date = new Date(clock.now() + 90_000).toUTCString();
  const details = [
    { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: 'RATE' },
    { '@type': 'type.googleapis.com/google.rpc.RetryInfo', retryDelay: '90s' },
  ];
  it.each<[string, number, unknown, string?]>([
    ['in seconds', 429, failed(429, 'RESOURCE_EXHAUSTED'), '90'],
    ['as a date', 503, failed(503, 'UNAVAILABLE'), date],
    ['in Google’s own format', 429, failed(429, 'RESOURCE_EXHAUSTED', details)],
    ['from a proxy', 429, 'Slow down', '90'],
  ])('can say how long to wait: %s', async (_, status, body, retryAfter) => {
    server.send(status, body, retryAfter === undefined ? {} : { 'retry-after': retryAfter });
    expect(await outcome()).toMatchObject({ status: 'retry', retryAfterMs: 90_000 });
  });
});

it('if earlier security rules deny optional fields, these become lines of the message', async () => {
  server.answer = (response) => {
    const denied = server.requests.at(-1)?.body.includes('"organisation"');
    response
      .writeHead(denied ? 403 : 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(denied ? failed(403, 'PERMISSION_DENIED') : committed));
  };
  const { id } = everything;
  expect(await toOlderServers(send)(everything, live)).toMatchObject({ status: 'receipt', id });
  expect(server.requests).toHaveLength(2);
  expect(server.requests[1]?.body).toContain('Organisation: Ubuntu & Söhne');
  server.send(403, failed(403, 'PERMISSION_DENIED'));
  expect(await toOlderServers(send)(contact(), live)).toEqual(retry('not-understood', false));
  expect(server.requests).toHaveLength(3);
});

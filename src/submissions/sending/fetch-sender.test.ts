import {
  ATTEMPT_TIMEOUT_MS,
  attempt,
  createVirtualClock,
  type Weather,
} from '@site/outbox/testing';
import { describe, expect, it } from 'vitest';
import { mutationFor, requestFor } from '../operation.ts';
import { createFetchSender, type FetchSenderDeps } from './fetch-sender.ts';
import { graphqlAt } from './graphql-protocol.ts';
import { createModelSender, createModelServer } from './testing/model-server.ts';
import { contact, newsletter } from './testing/samples.ts';

const clock = { now: () => 0 };
const live = new AbortController().signal;

it('the sender posts the GraphQL document once, without redirects or the HTTP cache', async () => {
  const calls: [string, RequestInit][] = [];
  const fetch: FetchSenderDeps['fetch'] = async (url, init) => {
    calls.push([url, init]);
    return new Response('{}');
  };
  await createFetchSender({
    protocol: graphqlAt('/graphql'),
    fetch,
    clock,
    isOffline: () => false,
  })(contact(), live);
  expect(calls).toEqual([
    [
      '/graphql',
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/graphql-response+json, application/json',
        },
        body: JSON.stringify(requestFor(contact())),
        credentials: 'same-origin',
        cache: 'no-store',
        redirect: 'manual',
        signal: live,
      },
    ],
  ]);
});

it('a request has the mutation of its kind, with id, time and fields as input', () => {
  expect(requestFor(contact())).toEqual({
    operationName: 'SendContactMessage',
    query: mutationFor('contact'),
    variables: {
      input: { id: contact().id, composedAt: contact().composedAt, ...contact().fields },
    },
  });
  expect(requestFor(newsletter())).toMatchObject({
    operationName: 'SubscribeToNewsletter',
    variables: { input: { email: 'thandi@example.org', consentVersion: '2026-11' } },
  });
});

describe('the outcome of a request', () => {
  const later = (reason: string, mayHaveArrived: boolean) => ({
    status: 'retry',
    reason,
    mayHaveArrived,
  });
  it.each<[Weather, object]>([
    ['fine', { status: 'receipt', id: contact().id, receivedAt: '2026-11-20T12:00:00.000Z' }],
    ['offline', later('no-network', false)],
    ['unreachable', later('no-network', true)],
    ['answer-lost', later('no-network', true)],
    ['error-500', later('http-status', true)],
    ['error-500-after-storing', later('http-status', true)],
    ['portal-html', later('not-our-answer', false)],
    ['redirect', later('http-status', false)],
    ['hangs', later('timed-out', true)],
    ['body-hangs', later('timed-out', true)],
    ['body-cut-off', later('not-our-answer', true)],
    ['too-many', { ...later('http-status', false), retryAfterMs: 120_000 }],
    ['wrong-id', later('not-our-answer', true)],
    ['server-error', later('server-error', false)],
  ])('is a receipt, or a retry with the right reason: %s', async (weather, expected) => {
    const virtual = createVirtualClock();
    const send = createModelSender(createModelServer(virtual), virtual, () => weather);
    const outcome = attempt(send, contact(), virtual, () => {});
    await virtual.advance(ATTEMPT_TIMEOUT_MS);
    expect(await outcome).toEqual(expected);
  });

  it('is a retry for a truncated body, and for an abort while the body is read', async () => {
    const sender = (error: Error) =>
      createFetchSender({
        protocol: graphqlAt('/graphql'),
        clock,
        isOffline: () => false,
        fetch: async () => ({
          status: 200,
          headers: new Headers(),
          text: () => Promise.reject(error),
        }),
      });
    expect(await sender(new TypeError('terminated'))(contact(), live)).toEqual(
      later('no-network', true),
    );
    expect(await sender(new Error('aborted'))(contact(), AbortSignal.abort())).toEqual(
      later('timed-out', true),
    );
  });

  it('can be read from a real Response', async () => {
    const server = createModelServer({ ...createVirtualClock() });
    const fetch: FetchSenderDeps['fetch'] = async (_url, init) => {
      const { status, body } = server.handle(String(init.body));
      return new Response(body, { status });
    };
    const send = createFetchSender({
      protocol: graphqlAt('/graphql'),
      fetch,
      clock,
      isOffline: () => false,
    });
    expect((await send(contact(), live)).status).toBe('receipt');
    expect((await send(contact(1, 'The same id, another text'), live)).status).toBe('refused');
  });
});

it('a request may have arrived if the device goes offline only after sending it', async () => {
  let offline = false;
  const fetch = async () => {
    offline = true;
    throw new TypeError('Failed to fetch');
  };
  const send = createFetchSender({
    protocol: graphqlAt('/'),
    fetch,
    clock,
    isOffline: () => offline,
  });
  expect(await send(contact(), live)).toMatchObject({ reason: 'no-network', mayHaveArrived: true });
  expect(await send(contact(), live)).toMatchObject({
    reason: 'no-network',
    mayHaveArrived: false,
  });
});

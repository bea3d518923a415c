import { retry } from '@site/outbox';
import {
  ATTEMPT_TIMEOUT_MS,
  attempt,
  createVirtualClock,
  type Weather,
} from '@site/outbox/testing';
import { describe, expect, it } from 'vitest';
import { requestFor } from '../operation.ts';
import { createFetchSender, type FetchSenderDeps } from './fetch-sender.ts';
import { graphqlAt } from './read-answer.ts';
import { createModelSender, createModelServer } from './testing/model-server.ts';
import { contact } from './testing/samples.ts';

const live = new AbortController().signal;

const senderWith = (fetch: FetchSenderDeps['fetch'], isOffline = () => false) =>
  createFetchSender({ protocol: graphqlAt('/graphql'), fetch, clock: { now: () => 0 }, isOffline });

it('the sender posts the GraphQL document once, without redirects or the HTTP cache', async () => {
  const calls: [string, RequestInit][] = [];
  const send = senderWith(async (...call) => {
    calls.push(call);
    return new Response('{}');
  });
  await send(contact(), live);
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

describe('the outcome of a request', () => {
  it.each<[Weather, object]>([
    ['fine', { status: 'receipt', id: contact().id, receivedAt: '2026-11-20T12:00:00.000Z' }],
    ['offline', retry('no-network', false)],
    ['unreachable', retry('no-network', true)],
    ['answer-lost', retry('no-network', true)],
    ['hangs', retry('timed-out', true)],
    ['body-hangs', retry('timed-out', true)],
    ['too-many', retry('http-status', false, 120_000)],
  ])('is a receipt, or a retry with the right reason (network: %s)', async (weather, expected) => {
    const virtual = createVirtualClock();
    const send = createModelSender(createModelServer(virtual), virtual, () => weather);
    const outcome = attempt(send, contact(), virtual, () => {});
    await virtual.advance(ATTEMPT_TIMEOUT_MS);
    expect(await outcome).toEqual(expected);
  });

  it('is a retry for a truncated body, and for an abort while the body is read', async () => {
    const send = senderWith(async () => ({
      status: 200,
      headers: new Headers(),
      text: () => Promise.reject(new TypeError('terminated')),
    }));
    expect(await send(contact(), live)).toEqual(retry('no-network', true));
    expect(await send(contact(), AbortSignal.abort())).toEqual(retry('timed-out', true));
  });
});

it('a failed request may have arrived if the device was online when it was sent', async () => {
  let offline = false;
  const fetch = async () => {
    offline = true;
    throw new TypeError('Failed to fetch');
  };
  const send = senderWith(fetch, () => offline);
  for (const mayHaveArrived of [true, false]) {
    expect(await send(contact(), live)).toMatchObject({ reason: 'no-network', mayHaveArrived });
  }
});

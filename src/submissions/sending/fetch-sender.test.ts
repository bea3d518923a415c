import { retry } from '@site/outbox';
import { expect, it } from 'vitest';
import { requestFor } from '../operation.ts';
import { createFetchSender, type FetchSenderDeps } from './fetch-sender.ts';
import { graphqlAt } from './read-answer.ts';
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

it('a truncated body, or an abort while the body is read, results in a retry', async () => {
  const send = senderWith(async () => ({
    status: 200,
    headers: new Headers(),
    text: () => Promise.reject(new TypeError('terminated')),
  }));
  expect(await send(contact(), live)).toEqual(retry('no-network', true));
  expect(await send(contact(), AbortSignal.abort())).toEqual(retry('timed-out', true));
});

it('a failed request may have arrived if it was sent while the device was online', async () => {
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

import { retry } from '@site/outbox';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { REQUEST_FORMAT } from '../operation.ts';
import { type HttpAnswer, readAnswer } from './read-answer.ts';
import { contact, newsletter, sampleId } from './testing/samples.ts';

const now = Date.UTC(2026, 10, 20, 12);
const message = contact();
const { id } = message;
const receivedAt = '2026-11-20T12:00:01.000Z';
const receipt = { __typename: 'SubmissionReceipt', id, receivedAt };
const problems = [{ field: 'message', message: 'Message must be at least 10 characters' }];
const rejection = { __typename: 'SubmissionRejection', id, problems };
const json = (result: unknown, errors?: unknown) =>
  JSON.stringify({ data: { sendContactMessage: result }, errors });

const subscribed = JSON.stringify({ data: { subscribeToNewsletter: receipt } });

const read = (answer: Partial<HttpAnswer>) =>
  readAnswer(message, { status: 200, retryAfter: null, body: '', ...answer }, now);

describe('a receipt', () => {
  it('is recognized in JSON if the operation and the id are those of the request', () => {
    expect(read({ body: json(receipt) })).toEqual({ status: 'receipt', id, receivedAt });
    const answer = { status: 200, retryAfter: null, body: subscribed };
    expect(readAnswer(newsletter(), answer, now)).toEqual({ status: 'receipt', id, receivedAt });
  });

  it('is recognized even if the response also has errors, or fields from a newer server', () => {
    const body = json({ ...receipt, position: 3 }, [{ message: 'Elsewhere' }]);
    expect(read({ body })).toEqual({ status: 'receipt', id, receivedAt });
  });

  const forgeries: Record<string, string> = {
    'an empty body': '',
    'a truncated body': json(receipt).slice(0, -3),
    'another id': json({ ...receipt, id: sampleId(2) }),
    'no id': json({ ...receipt, id: undefined }),
    'another operation': subscribed,
    'another type': json({ ...receipt, __typename: 'Receipt' }),
    'no type': json({ id, receivedAt }),
    'no time': json({ ...receipt, receivedAt: undefined }),
    'a list': JSON.stringify([{ data: { sendContactMessage: receipt } }]),
    'the bare result': JSON.stringify(receipt),
    'null data': '{"data":null}',
    'a null result': json(null),
    null: 'null',
    'a string': '"ok"',
  };
  it.each(Object.entries(forgeries))('is not recognized in a response with %s', (_name, body) => {
    expect(read({ body })).toEqual(retry('not-our-answer', true));
  });

  it("is not recognized in a captive portal's page, which means that the request did not arrive", () => {
    for (const body of ['<!doctype html><title>Sign in</title>', '\n<html></html>']) {
      expect(read({ body })).toEqual(retry('not-our-answer', false));
    }
  });

  it('is not recognized in any other text', () => {
    fc.assert(fc.property(fc.json(), (body) => read({ body }).status === 'retry'));
    fc.assert(fc.property(fc.string(), (body) => read({ body }).status === 'retry'));
  });

  it.each([0, 302, 400, 404, 408, 429, 500, 503])('is ignored with status %i', (status) => {
    expect(read({ status, body: json(receipt) })).toMatchObject({ reason: 'http-status' });
  });
});

describe('a refusal', () => {
  it.each([200, 201, 400, 409, 413, 422])('is recognized with status %i', (status) => {
    expect(read({ status, body: json(rejection) })).toEqual({ status: 'refused', problems });
  });
  it.each([0, 301, 408, 429, 500, 502])('is ignored with status %i', (status) => {
    expect(read({ status, body: json(rejection) }).status).toBe('retry');
  });
  it('is ignored if it has a different id', () => {
    const body = json({ ...rejection, id: sampleId(2) });
    expect(read({ body })).toEqual(retry('not-our-answer', true));
    expect(read({ status: 422, body })).toEqual(retry('http-status', false));
  });
});

describe('a refusal of the request itself', () => {
  const errors = (...extensions: readonly object[]) =>
    JSON.stringify({ errors: extensions.map((each) => ({ message: 'No', extensions: each })) });
  const badRequest = { code: 'BAD_REQUEST', format: REQUEST_FORMAT };
  const about = (words: string) => ({
    status: 'refused',
    problems: [{ field: 'request', message: expect.stringContaining(words) }],
  });

  it.each([200, 400])('is final if a server of this release sends it with status %i', (status) => {
    expect(read({ status, body: errors(badRequest) })).toEqual(about('could not read'));
  });
  it.each([200, 413])('is final if the request is too large and the status is %i', (status) => {
    const body = errors({ code: 'PAYLOAD_TOO_LARGE' });
    expect(read({ status, body })).toEqual(about('too long'));
  });
  it.each([
    ['an earlier release', { code: 'BAD_REQUEST' }],
    ['another release', { ...badRequest, format: 'x' }],
  ])('is not final from a server of %s, because a later retry may succeed', (_, each) => {
    const body = errors(badRequest, each);
    for (const status of [200, 400]) {
      expect(read({ status, body })).toEqual(retry('not-understood', false));
    }
  });
  it('is not final if there is an error with another code, or if the status is 408, 429 or 500', () => {
    const mixed = errors(badRequest, { code: 'INTERNAL_SERVER_ERROR' });
    expect(read({ body: mixed })).toEqual(retry('server-error', false));
    for (const status of [408, 429, 500]) {
      expect(read({ status, body: errors(badRequest) }).status).toBe('retry');
    }
  });
  it.each([
    ['a page', '<h1>413 Request Entity Too Large</h1>'],
    ['an empty body', ''],
    ['JSON in another format', '{"error":"Bad request","code":"BAD_REQUEST"}'],
    ['errors in another format', '{"errors":[{"code":"BAD_REQUEST"}]}'],
  ])('is not final if a proxy sends %s', (_, body) => {
    for (const status of [400, 413]) {
      expect(read({ status, body })).toEqual(retry('http-status', false));
    }
  });
});

describe('any other response', () => {
  const page = '<h1>No</h1>';
  it.each([0, 302, 307, 400, 401, 403, 404, 413, 429, 503])(
    'with status %i means that the submission did not arrive',
    (status) => expect(read({ status, body: page })).toEqual(retry('http-status', false)),
  );
  it.each([408, 500, 502, 504, 599])(
    'with status %i means that the submission may have arrived',
    (status) => expect(read({ status, body: page })).toEqual(retry('http-status', true)),
  );

  it("with status 200 and a resolver's error means that the submission may be stored", () => {
    const body = JSON.stringify({
      data: null,
      errors: [{ message: 'Database is locked', path: ['sendContactMessage'] }],
    });
    expect(read({ body })).toEqual(retry('server-error', true));
  });

  it('whose errors all lack a path means that no resolver ran', () => {
    expect(read({ body: '{"errors":[{"message":"x"}]}' })).toEqual(retry('server-error', false));
  });

  it('can include Retry-After, in both formats and with any status', () => {
    expect(read({ status: 429, retryAfter: '60' })).toEqual(retry('http-status', false, 60_000));
    expect(read({ status: 503, retryAfter: 'Fri, 20 Nov 2026 12:02:00 GMT' })).toEqual(
      retry('http-status', false, 120_000),
    );
    const body = '{"errors":[{"message":"Too many"}]}';
    expect(read({ body, retryAfter: '5' })).toEqual(retry('server-error', false, 5_000));
  });
});

import type { Send } from '@site/outbox';
import {
  createModelServer as createModel,
  type ModelServer as Model,
  untilAborted,
  type VirtualClock,
  type Weather,
} from '@site/outbox/testing';
import * as v from 'valibot';
import type { Submission } from '../../submission.ts';
import { createFetchSender, type FetchSenderDeps, type Protocol } from '../fetch-sender.ts';
import { graphqlAt, type HttpAnswer } from '../read-answer.ts';

const requestSchema = v.object({
  operationName: v.string(),
  variables: v.object({
    input: v.objectWithRest({ id: v.string(), composedAt: v.string() }, v.string()),
  }),
  query: v.string(),
});

/** Wraps the package's model server in our GraphQL API. */
export const createModelServer = (clock: Pick<VirtualClock, 'now'>): ModelServer => {
  const model = createModel(clock);
  const handle = (requestBody: string): HttpAnswer => {
    const { operationName: kind, variables } = v.parse(requestSchema, JSON.parse(requestBody));
    const { id, composedAt, ...fields } = variables.input;
    const { status, ...answer } = model.handle({ id, kind, composedAt, fields });
    const __typename = status === 'receipt' ? 'SubmissionReceipt' : 'SubmissionRejection';
    const field = kind.replace(/^./, (first) => first.toLowerCase());
    const body = JSON.stringify({ data: { [field]: { __typename, id, ...answer } } });
    return { status: 200, retryAfter: null, body };
  };
  return { ...model, protocol: graphqlAt('/graphql'), handle };
};

export interface ModelServer extends Model {
  readonly protocol: Protocol;
  readonly handle: (requestBody: string) => HttpAnswer;
}

/**
 * Creates a sender to `server` over a simulated network. `weather()` selects each request's fault.
 * Requests, and responses in 'fine' weather, take `latencyMs()`. An aborted request that is already
 * in transit still arrives.
 */
export const createModelSender = (
  server: ModelServer,
  clock: Pick<VirtualClock, 'now' | 'after'>,
  weather: () => Weather,
  latencyMs: () => number = () => 0,
): Send<Submission> => {
  const travel = () => new Promise<void>((arrive) => clock.after(latencyMs(), arrive));
  const fetchThrough = async (
    { body, signal }: RequestInit,
    loseConnection: () => void,
  ): ReturnType<FetchSenderDeps['fetch']> => {
    const now = weather();
    if (now === 'offline' || now === 'unreachable') throw new TypeError('Failed to fetch');
    await travel();
    if (now === 'connection-lost') loseConnection();
    const handle = () => server.handle(String(body));
    const answer = (status: number, text: string, headers: Record<string, string> = {}) => ({
      status,
      headers: new Headers(headers),
      text: async () => text,
    });
    const broken = (text: () => Promise<string>) => ({ ...answer(200, ''), text });
    switch (now) {
      case 'fine': {
        const { status, body: text } = handle();
        await travel();
        return answer(status, text);
      }
      case 'answer-lost':
      case 'connection-lost':
        handle();
        throw new TypeError('Failed to fetch');
      case 'error-500':
        return answer(500, '{"errors":[{"message":"Internal error"}]}');
      case 'error-500-after-storing':
        handle();
        return answer(502, '<h1>Bad gateway</h1>');
      case 'portal-html':
        return answer(200, '<!doctype html><title>Sign in to the Wi-Fi</title>');
      case 'redirect':
        return answer(0, '');
      case 'hangs':
        handle();
        return untilAborted(signal);
      case 'body-hangs':
        handle();
        return broken(() => untilAborted(signal));
      case 'body-cut-off': {
        const { body: text } = handle();
        return answer(200, text.slice(0, -9));
      }
      case 'too-many':
        return answer(429, '{"errors":[{"message":"Slow down"}]}', { 'retry-after': '120' });
      case 'wrong-id': {
        const { body: text } = handle();
        return answer(200, text.replace(/"id":"0/, '"id":"f'));
      }
      case 'server-error':
        return answer(200, '{"data":null,"errors":[{"message":"Cannot query field"}]}');
    }
  };
  return (submission, signal) => {
    let lost = false;
    const send = createFetchSender({
      protocol: server.protocol,
      fetch: (_url, init) =>
        Promise.race([
          fetchThrough(init, () => {
            lost = true;
          }),
          untilAborted<never>(init.signal),
        ]),
      clock,
      isOffline: () => weather() === 'offline' || lost,
    });
    return send(submission, signal);
  };
};

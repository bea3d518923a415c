import { type Answer, retry, type Send } from '../answer.ts';
import type { Clock } from '../clock.ts';
import type { Submission } from '../submission.ts';

/** The state of the connection and the server. */
export type Weather =
  | 'fine'
  | 'offline'
  | 'unreachable'
  /** The request arrives, but the connection fails before the response. */
  | 'connection-lost'
  | 'answer-lost'
  | 'error-500'
  | 'error-500-after-storing'
  | 'portal-html'
  | 'redirect'
  | 'hangs'
  | 'body-hangs'
  | 'body-cut-off'
  | 'too-many'
  | 'wrong-id'
  | 'server-error';

export interface ModelServer {
  readonly stored: ReadonlyMap<string, { readonly content: string; readonly receivedAt: string }>;
  readonly arrivals: readonly string[];
  /** The server refuses submissions that contain this text, unless this text is empty. */
  readonly refuses: { containing: string };
}

/**
 * Creates a correct server: it stores each id once, and responds to a replay with the first
 * receipt.
 */
export const createModelServer = (clock: Pick<Clock, 'now'>) => {
  const stored = new Map<string, { content: string; receivedAt: string }>();
  const arrivals: string[] = [];
  const refuses = { containing: '' };
  const reject = (message: string): Answer => ({
    status: 'refused',
    problems: [{ field: 'message', message }],
  });

  const handle = ({ id, ...words }: Submission): Answer => {
    const content = JSON.stringify(words);
    arrivals.push(id);
    const before = stored.get(id);
    if (before && before.content !== content) return reject('Same id, other content');
    if (refuses.containing && content.includes(refuses.containing)) return reject('Refused');
    const receivedAt = before?.receivedAt ?? new Date(clock.now()).toISOString();
    stored.set(id, { content, receivedAt });
    return { status: 'receipt', id, receivedAt };
  };

  return { stored, arrivals, refuses, handle };
};

export const untilAborted = <T>(signal: AbortSignal | null | undefined) =>
  new Promise<T>((_resolve, reject) => {
    const abort = () => reject(new DOMException('Aborted', 'AbortError'));
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort);
  });

/**
 * Creates a sender that reaches `server` under the conditions of `weather()`, with `latencyMs()`
 * each way. A request that is aborted in transit still arrives.
 */
export const createModelSender = (
  server: ReturnType<typeof createModelServer>,
  clock: Clock,
  weather: () => Weather,
  latencyMs: () => number = () => 0,
): Send => {
  const through: Send = async (submission, signal) => {
    const travel = () => new Promise<void>((arrive) => clock.after(latencyMs(), arrive));
    const now = weather();
    if (now === 'offline') return retry('no-network', false);
    if (now === 'unreachable') return retry('no-network', true);
    await travel();
    const handle = () => server.handle(submission);
    switch (now) {
      case 'fine': {
        const answer = handle();
        await travel();
        return answer;
      }
      case 'answer-lost':
      case 'connection-lost':
        handle();
        return retry('no-network', true);
      case 'error-500':
        return retry('http-status', true);
      case 'error-500-after-storing':
        handle();
        return retry('http-status', true);
      case 'portal-html':
        return retry('not-our-answer', false);
      case 'redirect':
        return retry('http-status', false);
      case 'hangs':
      case 'body-hangs':
        handle();
        return untilAborted<Answer>(signal);
      case 'body-cut-off':
        handle();
        return retry('not-our-answer', true);
      case 'too-many':
        return retry('http-status', false, 120_000);
      case 'wrong-id': {
        const answer = handle();
        return 'id' in answer ? { ...answer, id: answer.id.replace(/^0/, 'f') } : answer;
      }
      case 'server-error':
        return retry('server-error', false);
    }
  };
  return (submission, signal) =>
    Promise.race([through(submission, signal), untilAborted<Answer>(signal)]).catch(() =>
      retry('timed-out', true),
    );
};

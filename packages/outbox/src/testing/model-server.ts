import { type Answer, retry, type Send } from '../answer.ts';
import type { Clock } from '../clock.ts';
import type { Submission } from '../submission.ts';

interface Fault {
  /** Whether the server handles the request. */
  readonly arrives: boolean;
  /** Undefined if the sender waits until the request is aborted. */
  readonly answer?: Answer;
}

const faults = {
  offline: { arrives: false, answer: retry('no-network', false) },
  unreachable: { arrives: false, answer: retry('no-network', true) },
  'answer-lost': { arrives: true, answer: retry('no-network', true) },
  /** The request arrives, but the connection fails before the response. */
  'connection-lost': { arrives: true, answer: retry('no-network', true) },
  'error-500': { arrives: false, answer: retry('http-status', true) },
  'error-500-after-storing': { arrives: true, answer: retry('http-status', true) },
  'portal-html': { arrives: false, answer: retry('not-our-answer', false) },
  redirect: { arrives: false, answer: retry('http-status', false) },
  hangs: { arrives: true },
  'body-hangs': { arrives: true },
  'body-cut-off': { arrives: true, answer: retry('not-our-answer', true) },
  'too-many': { arrives: false, answer: retry('http-status', false, 120_000) },
  'server-error': { arrives: false, answer: retry('server-error', false) },
} satisfies Record<string, Fault>;

/** The state of the connection and the server. */
export type Weather = 'fine' | 'wrong-id' | keyof typeof faults;
export const weathers = ['fine', 'wrong-id', ...Object.keys(faults)] as readonly Weather[];

export interface ModelServer {
  readonly stored: ReadonlyMap<string, { readonly content: string; readonly receivedAt: string }>;
  readonly arrivals: readonly string[];
  /** The server refuses submissions that contain this text, unless it is empty. */
  readonly refuses: { containing: string };
}

/** Creates a correct server: it stores each id once, and a replay gets the first receipt. */
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
 * Creates a sender to `server`. `weather()` selects each request's fault. Requests, and responses
 * in 'fine' weather, take `latencyMs()`. A request that is aborted in transit still arrives.
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
    if (now !== 'offline' && now !== 'unreachable') await travel();
    if (now === 'fine' || now === 'wrong-id') {
      const answer = server.handle(submission);
      if (now === 'fine') await travel();
      else if ('id' in answer) return { ...answer, id: answer.id.replace(/^0/, 'f') };
      return answer;
    }
    const { arrives, answer }: Fault = faults[now];
    if (arrives) server.handle(submission);
    return answer ?? untilAborted(signal);
  };
  return (submission, signal) =>
    Promise.race([through(submission, signal), untilAborted<Answer>(signal)]).catch(() =>
      retry('timed-out', true),
    );
};

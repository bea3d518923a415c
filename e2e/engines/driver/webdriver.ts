import { literal, object, parse, string, unknown, variant } from 'valibot';
import { callOf, type EnginePage } from './engine.ts';

/** Sends one W3C WebDriver command and resolves to the value in its response. */
export type Call = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<unknown>;

const answer = object({ value: unknown() });
const returned = variant('ok', [
  object({ ok: literal(true), value: unknown() }),
  object({ ok: literal(false), error: string() }),
]);

// WebDriver's code points for keys.
const keys = { Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015' } as const;

/** Shorter than a test's time limit, so that the error names the command that hangs. */
const ANSWER_MS = 30_000;

/** @param state describes the processes of a browser that does not respond */
export const callsTo =
  (origin: string, state: () => Promise<string>): Call =>
  async (method, path, body) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch(async (error: unknown) => {
      throw new Error(`${method} ${path}: ${error}\n${await state()}`);
    });
    const { value } = parse(answer, await response.json());
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

/** Creates pages whose commands take turns: a session has only one current window. */
export const pagesOf = (call: Call, session: string) => {
  let turn: Promise<unknown> = Promise.resolve();
  const inWindow = (handle: string, work: () => Promise<unknown>): Promise<unknown> => {
    const mine = turn.then(async () => {
      await call('POST', `${session}/window`, { handle });
      return work();
    });
    turn = mine.catch(() => undefined);
    return mine;
  };

  return (handle: string): EnginePage => {
    const run = (command: string, body: unknown) =>
      inWindow(handle, () => call('POST', `${session}/${command}`, body));
    const act = async (device: string, actions: readonly unknown[]) =>
      void (await run('actions', { actions: [{ type: device, id: device, actions }] }));
    const strike = (values: readonly string[]) =>
      act(
        'key',
        values.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      );
    return {
      goto: async (url) => void (await run('url', { url })),
      reload: async () => void (await run('refresh', {})),
      async evaluate<Result, Args extends readonly unknown[]>(
        work: (...args: Args) => Result | Promise<Result>,
        ...args: Args
      ) {
        const result = await run('execute/async', {
          script: `const [done] = arguments;
            new Promise((resolve) => resolve(${callOf(work, args)})).then(
              (value) => done({ ok: true, value: value ?? null }),
              (error) => done({ ok: false, error: String(error) }),
            );`,
          args: [],
        });
        const outcome = parse(returned, result);
        if (!outcome.ok) throw new Error(outcome.error);
        return outcome.value as Result;
      },
      clickAt: (x, y) =>
        act('pointer', [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]),
      press: (key) => strike([keys[key]]),
      type: (text) => strike([...text]),
      // Nothing to do, because each page has its own window.
      show: () => Promise.resolve(),
      async screenshot() {
        const picture = await inWindow(handle, () => call('GET', `${session}/screenshot`));
        return Buffer.from(parse(string(), picture), 'base64');
      },
    };
  };
};

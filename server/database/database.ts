import type { Dialect } from './engine.ts';

export type Value = string | number | null;

/** SQL in the dialect that all engines share (decision 16), with `$1`, `$2`, … for `args`. */
export interface Statement {
  readonly sql: string;
  readonly args?: readonly Value[];
}

export type Row = Readonly<Record<string, unknown>>;

export interface WriteOptions {
  /** How long it may take in all, in ms; at most the engine's own limit, which is the default. */
  readonly withinMs?: number;
  /** It makes the database larger, and is refused when its disk is nearly full. */
  readonly adds?: boolean;
}

/**
 * What is left of erased rows: nothing; an earlier state that somebody is still reading; or what the
 * engine keeps by its own rules, such as a log.
 */
export type Leftover = 'none' | 'being-read' | 'of-the-engine';

/**
 * Why a message might be lost though its sender has a receipt: the engine answers before its disk has
 * it, or before its standby has.
 */
export type Risk = 'deferred-commits' | 'asynchronous-standby';

/** A database, as submissions, inbox and limits use it. Every call ends in about 5 s. */
export interface Database {
  /** Its name in logs and metrics, and for staff. */
  readonly engine: string;
  readonly dialect: Dialect;
  /** @throws Unavailable; the engine's error when the statement is wrong */
  read(statement: Statement): Promise<readonly Row[]>;
  /**
   * One transaction; its rows are on disk when this resolves. It may be run again after an answer
   * that was lost: write only what is the same when it is done twice.
   * @returns the rows of each statement
   * @throws Unavailable; the engine's error when a statement is wrong
   */
  write(
    statements: readonly Statement[],
    options?: WriteOptions,
  ): Promise<readonly (readonly Row[])[]>;
  /**
   * Whether a submission could be stored now, and would stay: writes, and answers within 2 s.
   * @throws Unavailable
   */
  check(): Promise<Risk | undefined>;
  /** Overwrites what was erased, wherever the engine lets us. */
  scrub(): Promise<Leftover>;
  /** Its size, in bytes. */
  size(): Promise<number>;
  /**
   * Copies it as it is at one instant into a new file, which this account alone may read, beside a
   * server that runs; absent where that is for the database's own tools.
   * @returns how many submissions are in the copy, which has passed the engine's own check
   */
  backUp?(file: string): Promise<number>;
  close(): Promise<void>;
}

export type Trouble =
  | 'busy'
  | 'closed'
  | 'damaged'
  | 'denied'
  | 'full'
  | 'missing'
  | 'read-only'
  | 'replaced'
  | 'unreachable';

const causeText = (cause: unknown): string => {
  const { message, code } = cause as { message?: string; code?: string };
  return [message || code || ''].join('').replaceAll(/\s+/g, ' ').trim();
};

/** The database cannot be used at the moment. Nothing is wrong with what was asked. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  readonly trouble: Trouble;
  readonly retryAfterSeconds = 5;

  constructor(trouble: Trouble, cause?: unknown) {
    const because = cause === undefined ? '' : `: ${causeText(cause)}`;
    super(`the database cannot be used, ${trouble}${because}`, { cause });
    this.trouble = trouble;
  }
}

/** The statement with which `check` writes, so that a full disk is noticed. */
export const heartbeat = (): Statement => ({
  sql: 'UPDATE heartbeat SET beat_at = $1',
  args: [new Date().toISOString()],
});

/** `work`, or Unavailable after `ms`; what it still does then is its own affair. */
export const within = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Unavailable('unreachable', new Error(`no answer in ${ms} ms`))),
      ms,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

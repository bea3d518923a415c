import type { Dialect } from './engine.ts';

export type Value = string | number | null;

/** SQL in the dialect that all engines share (decision 16), with `$1`, `$2`, … for `args`. */
export interface Statement {
  readonly sql: string;
  readonly args?: readonly Value[];
}

export type Row = Readonly<Record<string, unknown>>;

export interface WriteOptions {
  /** The total time limit, in ms; at most the engine's own limit, which is the default. */
  readonly withinMs?: number;
  /** The statement makes the database larger, and is refused when the disk is nearly full. */
  readonly adds?: boolean;
}

/**
 * What remains of erased rows: nothing, an earlier state that a reader still uses, or whatever the
 * engine keeps by its own rules, such as a log.
 */
export type Leftover = 'none' | 'being-read' | 'of-the-engine';

/**
 * Why a message might be lost although its sender has a receipt: the engine answers before the data
 * is on its disk, or on its standby.
 */
export type Risk = 'deferred-commits' | 'asynchronous-standby';

/** A database, as submissions, inbox and limits use it. Every call settles within about 5 s. */
export interface Database {
  /** Its name in logs and metrics, and for staff. */
  readonly engine: string;
  readonly dialect: Dialect;
  /** @throws Unavailable; the engine's error when the statement is wrong */
  read(statement: Statement): Promise<readonly Row[]>;
  /**
   * Runs one transaction; its rows are on disk when this resolves. It may be repeated after a lost
   * answer, so write only statements that are idempotent.
   * @returns the rows of each statement
   * @throws Unavailable; the engine's error when a statement is wrong
   */
  write(
    statements: readonly Statement[],
    options?: WriteOptions,
  ): Promise<readonly (readonly Row[])[]>;
  /**
   * Checks with a write whether a submission could be stored durably now; answers within 2 s.
   * @throws Unavailable
   */
  check(): Promise<Risk | undefined>;
  /** Overwrites erased data, where the engine allows it. */
  scrub(): Promise<Leftover>;
  /** Its size, in bytes. */
  size(): Promise<number>;
  /**
   * Copies the database at one instant into a new file that only this account may read, while the
   * server runs. Absent where the database's own tools do that.
   * @returns the number of submissions in the copy, which has passed the engine's own check
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

/** The database cannot be used at the moment. The statement itself is not at fault. */
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

/** The statement that `check` writes, so that a full disk is noticed. */
export const heartbeat = (): Statement => ({
  sql: 'UPDATE heartbeat SET beat_at = $1',
  args: [new Date().toISOString()],
});

/** Resolves as `work` does, or rejects with Unavailable after `ms` without stopping `work`. */
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

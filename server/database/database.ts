import type { Migrations } from './tables.ts';

export type Value = string | number | null;

/** SQL in the dialect that all engines share (decision 16), with `$1`, `$2`, … for `args`. */
export interface Statement {
  readonly sql: string;
  readonly args?: readonly Value[];
}

export type Row = Readonly<Record<string, unknown>>;

export interface DatabaseSettings {
  readonly url: string;
  /** The maximum number of connections to a database server. */
  readonly connections?: number;
}

/** The differences between the engines' SQL. */
export interface Dialect {
  /** The query for the names of the existing tables, as `name`. */
  readonly tables: string;
  /** The SQL of the next arrival number, within a transaction that begins with `takeTurn`. */
  readonly nextArrival: string;
  readonly takeTurn: readonly Statement[];
  /**
   * The SQL of the time by the database's clock, in ms since the epoch. Absent if only one server
   * uses the database: that server keeps the rate limits in memory, by its own clock.
   */
  readonly sharedClock?: string;
  readonly migrations: Migrations;
}

export interface WriteOptions {
  /** The total time limit, in ms; at most the engine's own limit, which is the default. */
  readonly withinMs?: number;
  /** Whether the statements enlarge the database. An embedded one then needs free disk space. */
  readonly adds?: boolean;
}

/**
 * The remains of erased rows: nothing, an earlier state that a reader still uses, or data that the
 * engine keeps by its own rules, such as a log.
 */
export type Leftover = 'none' | 'being-read' | 'of-the-engine';

/**
 * Why a message might be lost although its sender has a receipt: the engine confirms a commit
 * before the data is on its disk, or on its standby.
 */
export type Risk = 'deferred-commits' | 'asynchronous-standby';

/** A database for the server and the inbox. Every call except `backUp` settles within about 5 s. */
export interface Database {
  readonly engine: string;
  readonly dialect: Dialect;
  /** @throws Unavailable; the engine's error if the statement is invalid */
  read(statement: Statement): Promise<readonly Row[]>;
  /**
   * Runs one transaction. Its rows are on disk when the promise resolves. After a lost response,
   * the transaction may run again, so the statements must be idempotent.
   * @returns the rows of each statement
   * @throws Unavailable; the engine's error if a statement is invalid
   */
  write(
    statements: readonly Statement[],
    options?: WriteOptions,
  ): Promise<readonly (readonly Row[])[]>;
  /**
   * Checks with a write, within 4 s, whether a submission could be stored durably now.
   * @throws Unavailable
   */
  check(): Promise<Risk | undefined>;
  /** Overwrites erased data, if the engine allows it. */
  scrub(): Promise<Leftover>;
  /** Returns the size of the database in bytes. */
  size(): Promise<number>;
  /**
   * Copies the state of the database at one instant into a new file that only this account may
   * read. Works while the server runs. Absent if the engine has its own backup tools.
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

/** Thrown if the database is temporarily unavailable. The statement is not the cause. */
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

/** Returns the statement of `check`: a write, because a read would not notice a full disk. */
export const heartbeat = (): Statement => ({
  sql: 'UPDATE heartbeat SET beat_at = $1',
  args: [new Date().toISOString()],
});

/** Settles like `work`, or rejects with Unavailable after `ms`, without stopping `work`. */
export const within = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Unavailable('unreachable', new Error(`no response in ${ms} ms`))),
      ms,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
};

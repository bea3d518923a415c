import { setTimeout as wait } from 'node:timers/promises';
import type { Migrations } from './tables.ts';

export type Value = string | number | null;

/** SQL in the dialect that all engines share (decision 16), with `$1`, `$2`, … for `args`. */
export interface Statement {
  readonly sql: string;
  readonly args?: readonly Value[];
}

export type Row = Readonly<Record<string, unknown>>;

/** Returns placeholders for `count` arguments, such as `$3, $4`. */
export const placeholders = (count: number, from = 1): string =>
  Array.from({ length: count }, (_, index) => `$${from + index}`).join(', ');

export interface DatabaseSettings {
  readonly url: string;
  /** The maximum number of connections to a database server. */
  readonly connections?: number;
}

/** The differences between the engines' SQL. */
export interface Dialect {
  /** A query that returns the names of the existing tables in the column `name`. */
  readonly tables: string;
  /** The SQL expression for the next arrival number. The transaction must begin with `takeTurn`. */
  readonly nextArrival: string;
  readonly takeTurn: readonly Statement[];
  /**
   * The SQL expression for the database's current time, in ms since the epoch. Absent if only one
   * server can use the database: that server enforces rate limits in memory, by its own clock.
   */
  readonly sharedClock?: string;
  readonly migrations: Migrations;
}

export interface WriteOptions {
  /** The total time limit, in ms. The default, and the maximum, is the engine's own limit. */
  readonly withinMs?: number;
  /** Whether the statements add data. If so, an embedded database first checks its disk space. */
  readonly adds?: boolean;
}

/**
 * Whether erased data is still on disk. `being-read`: another connection is reading an earlier
 * state. `of-the-engine`: the engine keeps erased data, for example in a log.
 */
export type Leftover = 'none' | 'being-read' | 'of-the-engine';

/** Why a message with a receipt may be lost: commits do not wait for the disk or a standby. */
export type Risk = 'deferred-commits' | 'asynchronous-standby';

/** A database for the server and the inbox. Every call except `backUp` settles within about 5 s. */
export interface Database extends AsyncDisposable {
  readonly engine: string;
  readonly dialect: Dialect;
  /** @throws Unavailable; the engine's error if the statement is invalid */
  read(statement: Statement): Promise<readonly Row[]>;
  /**
   * Runs one transaction. When the promise resolves, the written rows are on disk. The statements
   * must be idempotent, because the transaction may be repeated if the database's response is lost.
   * @returns the rows of each statement
   * @throws Unavailable; the engine's error if a statement is invalid
   */
  write(
    statements: readonly Statement[],
    options?: WriteOptions,
  ): Promise<readonly (readonly Row[])[]>;
  /**
   * Checks, by writing, whether a submission could be stored durably now. Takes at most 4 s.
   * @throws Unavailable
   */
  check(): Promise<Risk | undefined>;
  /** Overwrites erased data, if the engine allows it. */
  scrub(): Promise<Leftover>;
  /** In bytes. */
  size(): Promise<number>;
  /**
   * Copies a snapshot of the database into a new file that only this account may read. Works while
   * the server is running. Absent if the engine has its own backup tools.
   * @returns the number of submissions in the copy, once the engine has checked the copy
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

/** Thrown if the database is temporarily unavailable, but not if the statement is wrong. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  readonly trouble: Trouble;
  readonly retryAfterSeconds = 5;

  constructor(trouble: Trouble, cause?: unknown) {
    const because = cause === undefined ? '' : `: ${causeText(cause)}`;
    super(`the database cannot be used (${trouble})${because}`, { cause });
    this.trouble = trouble;
  }
}

/** Returns the statement that `check` runs: a write, because a read succeeds on a full disk. */
export const heartbeat = (): Statement => ({
  sql: 'UPDATE heartbeat SET beat_at = $1',
  args: [new Date().toISOString()],
});

/** Settles like `work`, or rejects with Unavailable after `ms`. Does not stop `work`. */
export const within = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  const ended = new AbortController();
  const late = wait(ms, undefined, { signal: ended.signal }).then(() => {
    throw new Unavailable('unreachable', new Error(`no response within ${ms} ms`));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    ended.abort();
  }
};

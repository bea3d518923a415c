import type { Database, Statement } from './database.ts';

export interface DatabaseSettings {
  readonly url: string;
  /** The maximum number of connections to a database server. */
  readonly connections?: number;
}

/** A release's tables: the statements of each version, starting with 1. */
export type Migrations = readonly (readonly string[])[];

/** The differences between the engines' SQL. */
export interface Dialect {
  /** Selects the existing tables by `name`. */
  readonly tables: string;
  /** A submission's number in the order of arrival, which does not depend on a clock. */
  readonly arrival: string;
  /** The next number, within the transaction that begins with `takeTurn`. */
  readonly nextArrival: string;
  readonly takeTurn: readonly Statement[];
  /**
   * Milliseconds since the epoch by the database's clock. Absent if only one server uses the
   * database: that server counts in its own memory, by its own clock.
   */
  readonly sharedClock?: string;
  readonly migrations: Migrations;
}

/** A kind of database that the site can use: a folder, and its line in `engines.ts`. */
export interface Engine {
  /** The form of its URLs, for the error message about a wrong one. */
  readonly urlForm: string;
  readonly isUrl: (url: string) => boolean;
  /** The absolute path of the database file if it does not exist, else null. */
  readonly missingFile?: (url: string) => string | null;
  /**
   * Opens a database: 'serve' creates what is missing, 'look' changes nothing. The driver is
   * imported here, since that of PostgreSQL would take an eighth of every start.
   * @throws Unavailable
   */
  readonly open: (settings: DatabaseSettings, use: 'serve' | 'look') => Promise<Database>;
}

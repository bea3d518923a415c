import type { Database, Statement } from './database.ts';

export interface DatabaseSettings {
  readonly url: string;
  /** The maximum number of connections to a database server. */
  readonly connections?: number;
}

/** The statements for each version of the tables, starting with version 1. */
export type Migrations = readonly (readonly string[])[];

/** The differences between the engines' SQL. */
export interface Dialect {
  /** The query for the names of the existing tables, as `name`. */
  readonly tables: string;
  /** The SQL of a submission's number in the order of arrival, which does not depend on a clock. */
  readonly arrival: string;
  /** The SQL of the next number, within the transaction that begins with `takeTurn`. */
  readonly nextArrival: string;
  readonly takeTurn: readonly Statement[];
  /**
   * The SQL of the milliseconds since the epoch by the database's clock. Absent if only one server
   * uses the database: that server counts in its own memory, by its own clock.
   */
  readonly sharedClock?: string;
  readonly migrations: Migrations;
}

/** A kind of database that the site can use. Each has a folder, and a line in `engines.ts`. */
export interface Engine {
  /** The form of its URLs, for the error message about an invalid URL. */
  readonly urlForm: string;
  readonly isUrl: (url: string) => boolean;
  /** Returns the absolute path of the database file if it does not exist, otherwise null. */
  readonly missingFile?: (url: string) => string | null;
  /**
   * Opens a database: 'serve' creates what is missing, 'look' changes nothing. The driver is
   * imported here, since importing PostgreSQL's would take an eighth of every start.
   * @throws Unavailable
   */
  readonly open: (settings: DatabaseSettings, use: 'serve' | 'look') => Promise<Database>;
}

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
  /** The SQL of a submission's arrival number, which gives the order without using a clock. */
  readonly arrival: string;
  /** The SQL of the next arrival number, within a transaction that begins with `takeTurn`. */
  readonly nextArrival: string;
  readonly takeTurn: readonly Statement[];
  /**
   * The SQL of the milliseconds since the epoch by the database's clock. Absent if only one server
   * uses the database: that server keeps the rate limits in memory, by its own clock.
   */
  readonly sharedClock?: string;
  readonly migrations: Migrations;
}

/** A type of database that the site can use. Each has a folder, and a line in `engines.ts`. */
export interface Engine {
  /** The form of its URLs, for the error message about an invalid URL. */
  readonly urlForm: string;
  readonly isUrl: (url: string) => boolean;
  /** Returns the absolute path of the database file if it does not exist, otherwise null. */
  readonly missingFile?: (url: string) => string | null;
  /**
   * Opens a database: 'serve' creates what is missing, 'look' changes nothing. Imports the driver
   * only now, because importing PostgreSQL's driver takes an eighth of a start.
   * @throws Unavailable
   */
  readonly open: (settings: DatabaseSettings, use: 'serve' | 'look') => Promise<Database>;
}

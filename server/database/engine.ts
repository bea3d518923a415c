import type { Database, Statement } from './database.ts';

export interface DatabaseSettings {
  readonly url: string;
  /** With how many connections a served one is used, at most. */
  readonly connections?: number;
}

/** A release's tables: the statements of each version, from 1 on. */
export type Migrations = readonly (readonly string[])[];

/** Where the engines' SQL differs. */
export interface Dialect {
  /** Reads the tables that there are, by `name`. */
  readonly tables: string;
  /** A submission's number in the order of arrival, which no clock changes. */
  readonly arrival: string;
  /** The next number, in the transaction that begins with `takeTurn`. */
  readonly nextArrival: string;
  readonly takeTurn: readonly Statement[];
  /**
   * Milliseconds since the epoch by the database's clock; absent where one server alone uses it, which
   * has a clock and a memory of its own.
   */
  readonly sharedClock?: string;
  readonly migrations: Migrations;
}

/** A kind of database that the site can be served with: a folder, and its line in `engines.ts`. */
export interface Engine {
  /** The form of its URLs, for the message about a wrong one. */
  readonly urlForm: string;
  readonly isUrl: (url: string) => boolean;
  /** The absolute path of the file that is to be there and is not; null where it is. */
  readonly missingFile?: (url: string) => string | null;
  /**
   * Opens one for the server, which makes what is missing, or as it is. Its driver is loaded then:
   * that of a served database would be an eighth of every start.
   * @throws Unavailable
   */
  readonly open: (settings: DatabaseSettings, use: 'serve' | 'look') => Promise<Database>;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/database/open.ts';
import { inboxList } from '../../server/inbox/inbox-list.ts';
import { inboxSubscribers } from '../../server/inbox/inbox-subscribers.ts';
import { readSettings, type Settings } from '../../server/settings.ts';
import { SERVER_FOLDER } from './compiled-server.ts';

export type ReceivedSubmission = Readonly<
  Record<'kind' | 'id' | 'email' | 'composedAt' | 'receivedAt', string> & Record<string, unknown>
>;

const sentTables = [
  'submissions',
  'tombstones',
  'subscriptions',
  'confirmations',
  'mail_jobs',
] as const;

const asJson = { json: true, help: false } as const;

/** The real server with a separate database. */
export class Site {
  /** The server's port, which changes on each start. */
  port = 0;
  #server: ChildProcess | undefined;
  readonly #folder: string;
  readonly #settings: Readonly<Record<string, string>>;

  private constructor(folder: string, settings: Readonly<Record<string, string>>) {
    this.#folder = folder;
    this.#settings = settings;
  }

  static async start(settings: Readonly<Record<string, string>> = {}): Promise<Site> {
    const site = new Site(await mkdtemp(join(tmpdir(), 'site-e2e-')), settings);
    await site.start();
    return site;
  }

  /** The process id of the server that was started last; NaN before the first start. */
  get pid(): number {
    return this.#server?.pid ?? Number.NaN;
  }

  get #environment() {
    const DATABASE_URL = `file:${join(this.#folder, 'submissions.db')}`;
    return { ...process.env, PORT: '0', LOG_LEVEL: 'error', DATABASE_URL, ...this.#settings };
  }

  async start(): Promise<void> {
    const server = spawn(process.execPath, [join(SERVER_FOLDER, 'server.js')], {
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#server = server;
    this.port = await new Promise<number>((resolve, reject) => {
      let printed = '';
      server.stdout.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(printed)?.[1];
        if (port) resolve(Number(port));
      });
      server.once('exit', (code) =>
        reject(new Error(`The server exited with ${code}:\n${printed}`)),
      );
    });
  }

  /** Starts a server, which reads the site's current files. Then stops the previous server. */
  async replace(): Promise<void> {
    const previous = this.#server;
    await this.start();
    await this.stop('SIGTERM', previous);
  }

  /** `SIGKILL` simulates a crash. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM', server = this.#server): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  }

  /** Returns the parsed output of `npm run inbox` without starting a process. */
  async #read<Line>(print: (settings: Settings) => AsyncIterable<string>): Promise<Line[]> {
    const lines: Line[] = [];
    for await (const line of print(readSettings(this.#environment))) lines.push(JSON.parse(line));
    return lines;
  }

  inbox(): Promise<ReceivedSubmission[]> {
    return this.#read(({ database }) => inboxList(database, asJson));
  }

  subscribers(): Promise<{ readonly email: string }[]> {
    return this.#read((settings) => inboxSubscribers(settings, asJson));
  }

  /** Erases all submissions and their traces while the server runs. */
  async empty(): Promise<void> {
    const database = await openDatabase(readSettings(this.#environment).database);
    await database.write(sentTables.map((table) => ({ sql: `DELETE FROM ${table}` })));
    await database.close();
  }

  async remove(): Promise<void> {
    await this.stop();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

export const withSite = async (
  settings: Readonly<Record<string, string>>,
  use: (site: Site) => Promise<void>,
): Promise<void> => {
  const site = await Site.start(settings);
  await use(site);
  await site.remove();
};

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../database/database.ts';
import { RateLimited } from '../limits/rate-limit.ts';
import type { MailState } from '../mail/mail-state.ts';
import type { OnFate } from '../submissions/receive.ts';

export interface Metrics {
  readonly onFate: OnFate;
  readonly timed: (database: Database) => Database;
  /** Returns the metrics in the text format of Prometheus. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/**
 * Creates the metrics of this process, and Node's own. No label contains visitors' data.
 * @param mail counts the mails of all servers; returns undefined if mail is not configured
 */
export const createMetrics = (mail: () => Promise<MailState | undefined>): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const submissions = new Counter({
    name: 'website_submissions_total',
    help: 'Submissions by result; `replay`: stored before.',
    labelNames: ['kind', 'fate'] as const,
    registers,
  });
  const refusals = new Counter({
    name: 'website_rate_limited_total',
    help: 'Submissions that a limit rejected.',
    labelNames: ['limit'] as const,
    registers,
  });
  const seconds = new Histogram({
    name: 'website_database_seconds',
    help: 'Duration of database calls, including failed calls.',
    labelNames: ['operation'] as const,
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 5],
    registers,
  });
  new Gauge({
    name: 'website_mails',
    help: 'Mails that wait, and waiting mails that have failed before.',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      // A server without its database still reports the other metrics.
      const state = await mail().catch(() => undefined);
      this.reset();
      if (!state) return;
      this.set({ state: 'waiting' }, state.waiting);
      this.set({ state: 'failing' }, state.failing);
    },
  });

  const time = async <T>(operation: string, work: () => Promise<T>): Promise<T> => {
    const end = seconds.startTimer({ operation });
    try {
      return await work();
    } finally {
      end();
    }
  };

  return {
    onFate(kind, fate, error) {
      submissions.inc({ kind, fate });
      if (error instanceof RateLimited) refusals.inc({ limit: error.limit });
    },
    timed: (database) => ({
      ...database,
      read: (statement) => time('read', () => database.read(statement)),
      write: (statements, options) => time('write', () => database.write(statements, options)),
      check: () => time('check', () => database.check()),
    }),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};

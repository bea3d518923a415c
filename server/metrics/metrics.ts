import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Kind } from '../../src/submissions/kinds.ts';
import type { Database } from '../database/database.ts';
import { RateLimited } from '../limits/visitor-limit.ts';
import type { MailState } from '../mail/mail-state.ts';
import type { Fate } from '../submissions/receive.ts';

/**
 * Creates this process's metrics: the site's and Node's own. No label contains visitors' data.
 * @param mail counts all servers' emails. Resolves to undefined if mail is not configured.
 */
export const createMetrics = (mail: () => Promise<MailState | undefined>) => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const submissions = new Counter({
    name: 'website_submissions_total',
    help: 'Submissions by result. A `replay` had already been stored.',
    labelNames: ['kind', 'fate'] as const,
    registers,
  });
  const refusals = new Counter({
    name: 'website_rate_limited_total',
    help: 'Submissions that were rejected by a rate limit.',
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
    help: 'Emails by state. `waiting`: to be sent. `failing`: waiting, and already failed at least once.',
    labelNames: ['state'] as const,
    registers,
    async collect() {
      // While the database is unavailable, the server still reports the other metrics.
      const state = await mail().catch(() => undefined);
      this.reset();
      if (!state) return;
      this.set({ state: 'waiting' }, state.waiting);
      this.set({ state: 'failing' }, state.failing);
    },
  });

  const time = <T>(operation: string, work: () => Promise<T>): Promise<T> => {
    const end = seconds.startTimer({ operation });
    return work().finally(() => end());
  };

  return {
    onFate(kind: Kind, fate: Fate, error?: unknown) {
      submissions.inc({ kind, fate });
      if (error instanceof RateLimited) refusals.inc({ limit: error.limit });
    },
    timed: (database: Database): Database => ({
      ...database,
      read: (statement) => time('read', () => database.read(statement)),
      write: (statements, options) => time('write', () => database.write(statements, options)),
      check: () => time('check', () => database.check()),
    }),
    /** Returns the metrics in Prometheus's text format. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
};

export type Metrics = ReturnType<typeof createMetrics>;

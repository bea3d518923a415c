import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '@libsql/client';
import type { FastifyBaseLogger } from 'fastify';
import { eraseBefore } from './erasure.ts';

const DAY_MS = 86_400_000;
const PAUSE_MS = 20;

interface Retention {
  readonly client: Client;
  readonly days: number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'error'>;
  readonly now?: () => number;
}

/**
 * Erases what is older than `days`, now and daily. A day that fails is logged and made up for by the
 * next one.
 * @returns what ends it
 */
export const startRetention = ({ client, days, log, now = Date.now }: Retention): (() => void) => {
  const ended = new AbortController();
  const pause = () => wait(PAUSE_MS, undefined, { ref: false });

  const erase = async (): Promise<void> => {
    const oldest = new Date(now() - days * DAY_MS).toISOString();
    try {
      const erased = await eraseBefore(client, oldest, pause, ended.signal);
      if (erased > 0) log.info({ erased, days }, 'old submissions erased');
    } catch (error) {
      // Closed under it: what is left waits for the next start.
      if (!ended.signal.aborted) log.error({ err: error }, 'old submissions not erased');
    }
  };

  void erase();
  const timer = setInterval(erase, DAY_MS).unref();
  return () => {
    clearInterval(timer);
    ended.abort();
  };
};

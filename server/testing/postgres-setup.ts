import type { TestProject } from 'vitest/node';
import { type Cluster, findPostgres, startCluster } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The URL of a cluster for all tests; null if PostgreSQL is not installed. */
    postgres: string | null;
  }
}

let cluster: Cluster | undefined;

export const setup = async ({ provide }: TestProject): Promise<void> => {
  const bin = findPostgres();
  if (bin) cluster = await startCluster(bin);
  else process.stderr.write('PostgreSQL is not installed: its tests are skipped.\n');
  provide('postgres', cluster?.url ?? null);
};

export const teardown = async (): Promise<void> => cluster?.remove();

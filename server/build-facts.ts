import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { watchJson } from './json-file.ts';

const Facts = v.object({
  siteUrl: v.string(),
  /** The build's `RETENTION_DAYS`, as stated on its privacy page. */
  retentionDays: v.nullable(v.number()),
});

export type BuildFacts = v.InferOutput<typeof Facts>;

/** Watches `build-facts.json`. The reader returns null if the site has not been built. */
export const watchBuildFacts = (
  siteDir: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): (() => BuildFacts | null) => watchJson(join(siteDir, 'build-facts.json'), Facts, log);

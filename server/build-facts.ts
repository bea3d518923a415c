import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { readJson } from './json-file.ts';

const Facts = v.object({
  siteUrl: v.string(),
  /** The build's `RETENTION_DAYS`, which the privacy page states. */
  retentionDays: v.nullable(v.number()),
});

export type BuildFacts = v.InferOutput<typeof Facts>;

/** Returns null if the site has not been built, or its facts are invalid. */
export const readBuildFacts = (
  siteDir: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): BuildFacts | null => readJson(join(siteDir, 'build-facts.json'), Facts, log);

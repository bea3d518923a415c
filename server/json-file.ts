import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';

/**
 * Reads a JSON file of the given shape, and again whenever it has changed on disk. An edit that
 * does not parse is logged, and the version before it stays.
 * @returns a reader; null when the file is missing or has never been readable
 */
export const watchJson = <const Schema extends v.GenericSchema>(
  file: string,
  shape: Schema,
  log: Pick<FastifyBaseLogger, 'error'>,
): (() => v.InferOutput<Schema> | null) => {
  let stamp = '';
  let value: v.InferOutput<Schema> | null = null;
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return null;
    const current = `${found.mtimeMs} ${found.size}`;
    if (current === stamp) return value;
    stamp = current;
    try {
      value = v.parse(shape, JSON.parse(readFileSync(file, 'utf8')));
    } catch (error) {
      const problem = v.isValiError(error) ? v.flatten(error.issues) : String(error);
      log.error({ file: basename(file), problem }, 'file is not as expected');
    }
    return value;
  };
};

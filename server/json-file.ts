import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'UNKNOWN';

/**
 * Reads a JSON file of the given shape, and again whenever it has changed on disk. A file that
 * cannot be read now, or does not parse, is logged once, and the version before it stays; one that
 * could not be read is tried again at the next look.
 * @returns a reader; null when the file is missing or has never been readable
 */
export const watchJson = <const Schema extends v.GenericSchema>(
  file: string,
  shape: Schema,
  log: Pick<FastifyBaseLogger, 'error'>,
): (() => v.InferOutput<Schema> | null) => {
  let stamp = '';
  let value: v.InferOutput<Schema> | null = null;
  let unreadable = '';

  /** The file's text where it has not been read yet; null where it is gone. */
  const changedText = (): string | undefined | null => {
    const found = statSync(file, { throwIfNoEntry: false });
    if (!found) return null;
    const current = `${found.mtimeMs} ${found.size}`;
    if (current === stamp) return undefined;
    const text = readFileSync(file, 'utf8');
    stamp = current;
    return text;
  };

  return () => {
    let text: ReturnType<typeof changedText>;
    try {
      text = changedText();
      unreadable = '';
    } catch (error) {
      const code = codeOf(error);
      if (code !== unreadable) log.error({ file: basename(file), code }, 'file cannot be read now');
      unreadable = code;
      return value;
    }
    if (text === null) return null;
    if (text === undefined) return value;
    try {
      value = v.parse(shape, JSON.parse(text));
    } catch (error) {
      const problem = v.isValiError(error) ? v.flatten(error.issues) : String(error);
      log.error({ file: basename(file), problem }, 'file is not as expected');
    }
    return value;
  };
};

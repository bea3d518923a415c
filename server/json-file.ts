import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { findNodeAtLocation, type ParseError, parseTree } from 'jsonc-parser';
import * as v from 'valibot';

const MOST_PROBLEMS = 20;

/** Lists the problems, with line, field and reason, for the person who edits the JSON file. */
export const problemsIn = (text: string, error: unknown): readonly string[] => {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length;
  if (error instanceof SyntaxError) {
    const line = lineAt(errors[0]?.offset ?? text.length);
    return [`line ${line}: invalid JSON from here; is a comma, quote or bracket missing or extra?`];
  }
  if (!v.isValiError(error)) return [String(error)];
  return error.issues.slice(0, MOST_PROBLEMS).map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => key as string | number);
    // A missing field is reported on the line of the value that should contain it.
    const node =
      tree && (findNodeAtLocation(tree, path) ?? findNodeAtLocation(tree, path.slice(0, -1)));
    return `line ${lineAt(node?.offset ?? 0)}, ${path.join('.')}: ${issue.message}`;
  });
};

type Log = Pick<FastifyBaseLogger, 'error'>;

const parsed = <const Schema extends v.GenericSchema>(
  file: string,
  text: string,
  shape: Schema,
  log: Log,
): v.InferOutput<Schema> | null => {
  try {
    return v.parse(shape, JSON.parse(text));
  } catch (error) {
    log.error({ file: basename(file), problems: problemsIn(text, error) }, 'file is invalid');
    return null;
  }
};

/** Returns null if the file is missing or invalid. Logs only an invalid file. */
export const readJson = <const Schema extends v.GenericSchema>(
  file: string,
  shape: Schema,
  log: Log,
): v.InferOutput<Schema> | null =>
  existsSync(file) ? parsed(file, readFileSync(file, 'utf8'), shape, log) : null;

/**
 * Returns a function that reads a JSON file, which staff may edit while the server runs. If the
 * file becomes invalid or unreadable, the function logs one error, and returns the last valid
 * content. It returns null if the file is missing, or has never been valid.
 */
export const watchJson = <const Schema extends v.GenericSchema>(
  file: string,
  shape: Schema,
  log: Log,
): (() => v.InferOutput<Schema> | null) => {
  let stamp = '';
  let value: v.InferOutput<Schema> | null = null;
  let isUnreadable = false;

  return () => {
    let text = '';
    try {
      const found = statSync(file, { throwIfNoEntry: false });
      if (!found) return null;
      const current = `${found.ino} ${found.mtimeMs} ${found.size}`;
      const isRead = current === stamp;
      if (!isRead) text = readFileSync(file, 'utf8');
      isUnreadable = false;
      if (isRead) return value;
      stamp = current;
    } catch (error) {
      if (!isUnreadable) log.error({ err: error }, 'file cannot be read now');
      isUnreadable = true;
      return value;
    }
    value = parsed(file, text, shape, log) ?? value;
    return value;
  };
};

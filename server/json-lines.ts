const SPACE = /[ \t\n\r]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON does not allow them in strings
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;
const OTHER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

export interface JsonLines {
  /** Returns the line of the value at a path, written as in valibot: `vacancies.0.title`. */
  readonly lineOf: (path: string) => number | undefined;
  /** The line of the first syntax error; undefined if the text is valid JSON. */
  readonly brokenAt?: number;
}

/** Finds the line of each value in a JSON text, so that a message can name it. Lines begin at 1. */
export const jsonLines = (text: string): JsonLines => {
  const starts = new Map<string, number>();
  let at = 0;
  const lineAt = (place: number) => text.slice(0, place).split('\n').length;
  const lineOf = (path: string) => {
    const start = starts.get(path);
    return start === undefined ? undefined : lineAt(start);
  };
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) at = pattern.lastIndex;
    return found;
  };
  /** Reads the next character if it is one of `marks`; otherwise returns null. */
  const mark = (marks: string): string | null => {
    take(SPACE);
    const found = text[at];
    if (found === undefined || !marks.includes(found)) return null;
    at += 1;
    return found;
  };

  /** Reads members up to the closing bracket `end`. Returns whether they are valid JSON. */
  const members = (end: string, member: (index: number) => boolean): boolean => {
    if (mark(end)) return true;
    for (let index = 0; member(index); index += 1) {
      const next = mark(`,${end}`);
      if (next !== ',') return next === end;
    }
    return false;
  };
  const value = (path: string): boolean => {
    take(SPACE);
    starts.set(path, at);
    const inside = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`);
    if (mark('[')) return members(']', (index) => value(inside(index)));
    if (!mark('{')) return take(TEXT) !== undefined || take(OTHER) !== undefined;
    return members('}', () => {
      take(SPACE);
      const name = take(TEXT);
      return name !== undefined && mark(':') !== null && value(inside(JSON.parse(name)));
    });
  };

  const isWhole = value('') && take(SPACE) !== undefined && at === text.length;
  return isWhole ? { lineOf } : { lineOf, brokenAt: lineAt(at) };
};

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readEnv } from '../build/read-env.ts';
import { settings } from '../server/settings.ts';

const doc = readFileSync('docs/settings.md', 'utf8');
const [, server = '', site = ''] = doc.split(/^(?=## )/m);

const code = (text = '') => (text ? `\`${text}\`` : '');

/** Formats a Markdown table as Prettier does. */
const table = (rows: readonly (readonly string[])[]): string => {
  const [head = [], ...others] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;
  const padded = (row: readonly string[]) =>
    line(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  const rule = line(widths.map((width) => '-'.repeat(width)));
  return padded(head) + rule + others.map(padded).join('');
};

/** Returns the names and defaults in a table; '' for a default that is described in words. */
const documented = (section: string): Record<string, string> =>
  Object.fromEntries(
    [...section.matchAll(/^\| `(\w+)` *\| (?:`(.*?)`|[^`|]*) *\|/gm)].map(
      ([, name, value = '']) => [name, value],
    ),
  );

describe('docs/settings.md', () => {
  it('documents every setting in server/settings.ts (vitest --update=all updates the page)', async () => {
    const rows = settings.map(({ name, preset, does }) => [code(name), code(preset), does]);
    const written = table([['Variable', 'Default', 'Purpose'], ...rows]);
    const current = server.replace(/(?:^\|.*\n)+/m, () => written);
    await expect(doc.replace(server, () => current)).toMatchFileSnapshot('../docs/settings.md');
  });

  it('names every VITE_ setting of the build, with its default', () => {
    const names = new Set(readFileSync('build/read-env.ts', 'utf8').match(/VITE_[A-Z_]*[A-Z]/g));
    const defaults = { VITE_GRAPHQL_ENDPOINT: readEnv({}).graphqlEndpoint };
    const expected = Object.fromEntries([...names].map((name) => [name, '']));
    expect(documented(site)).toEqual({ ...expected, ...defaults });
  });
});

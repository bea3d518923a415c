import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settingDefaults } from '../server/settings.ts';
import { readEnv } from './read-env.ts';

const doc = readFileSync('docs/settings.md', 'utf8');
const [, server = '', site = ''] = doc.split(/^## /m);

/** The first two columns of a table: names, and defaults, which are empty where they are described. */
const documented = (section: string): Record<string, string> =>
  Object.fromEntries(
    [...section.matchAll(/^\| `(\w+)` *\| (?:`(.*?)`|[^`|]*) *\|/gm)].map(
      ([, name, value = '']) => [name, value],
    ),
  );

describe('docs/settings.md', () => {
  it('names every setting of the server, with its default', () => {
    const actual = Object.entries(settingDefaults).map(([name, value = '']) => [name, value]);
    expect(documented(server)).toEqual(Object.fromEntries(actual));
  });

  it('names every setting of the build, with its default', () => {
    const code = readFileSync('tools/read-env.ts', 'utf8');
    const names = new Set(code.match(/VITE_[A-Z_]*[A-Z]/g));
    const defaults = { VITE_GRAPHQL_ENDPOINT: readEnv({}).graphqlEndpoint };
    const expected = Object.fromEntries([...names].map((name) => [name, '']));
    expect(documented(site)).toEqual({ ...expected, ...defaults });
  });
});

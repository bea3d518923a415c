import { readFileSync } from 'node:fs';
import { object, parse, record, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import { partNames, parts } from './test-parts.ts';

const { scripts } = parse(
  object({ scripts: record(string(), string()) }),
  JSON.parse(readFileSync('package.json', 'utf8')),
);
const command = (setUp: readonly string[], name: string) =>
  `node tools/setup.mjs ${['packages', 'build', ...setUp].join(' ')} && node --import tsx tools/test.ts ${name}`;

describe('the parts of the second ring', () => {
  it('have a command each, which sets up what they need', () => {
    const commands = Object.entries(scripts).filter(([name]) => /^test:(?!all$)/.test(name));
    const expected = partNames.map((part) => [`test:${part}`, command(parts[part].setUp, part)]);
    expect(Object.fromEntries(commands)).toEqual(Object.fromEntries(expected));
  });

  it('have one command together', () => {
    const all = new Set(partNames.flatMap((part) => parts[part].setUp));
    const [, steps = '', name] =
      /^node tools\/setup\.mjs packages build (.*) && .* (\S+)$/.exec(scripts['test:all'] ?? '') ??
      [];
    expect([new Set(steps.split(' ')), name]).toEqual([all, 'all']);
  });

  it('are the table in CONTRIBUTING.md', () => {
    const rows = readFileSync('CONTRIBUTING.md', 'utf8').matchAll(
      /^\| `npm run test:(\w+)` *\| (.*?) *\| (.*?) *\|/gm,
    );
    const documented = [...rows].map(([, name, proves, needs]) => [name, proves, needs]);
    expect(documented).toEqual(
      partNames.map((part) => [part, parts[part].proves, parts[part].needs]),
    );
  });

  it('are what runs at night', () => {
    const workflow = readFileSync('.github/workflows/tests.yml', 'utf8');
    const [, list = ''] = /part:\s*\[([^\]]*)\]/.exec(workflow) ?? [];
    expect(list.match(/\w+/g)).toEqual(partNames);
  });
});

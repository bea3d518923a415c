import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { skippedIn } from './needs.ts';

const need = { isThere: () => false, proves: 'a promise', parts: ['pages'] } as const;

describe('a missing requirement', () => {
  it('is reported with the skipped tests, and allowed on CI if a reason is given', () => {
    const nginx = { ...need, absenceReason: 'not in Debian' };
    expect(skippedIn(['pages'], { java: need, nginx })).toEqual([
      { says: 'skipped without java: a promise', isAllowed: false },
      { says: 'skipped without nginx: a promise (not in Debian)', isAllowed: true },
    ]);
  });

  it('does not affect other parts', () => {
    expect(skippedIn(['crash'], { java: need })).toEqual([]);
    expect(skippedIn(['pages'], { java: { ...need, isThere: () => true } })).toEqual([]);
  });

  it('is the only reason to skip a unit test', () => {
    const files = ['src', 'packages', 'server', 'build', 'tools'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.test.ts'))
        .map((name) => join(folder, name)),
    );
    const skips = files.flatMap(
      (file) => readFileSync(file, 'utf8').match(/\.skipIf\(.{20}/g) ?? [],
    );
    expect(skips.length).toBeGreaterThan(5);
    const others = skips.filter((text) => !/\((?:lacks\(|!hasPostgres\))/.test(text));
    expect(others).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { boolean, object, optional, parse, record, string } from 'valibot';
import { describe, expect, it } from 'vitest';
import project from '../package.json' with { type: 'json' };

const lockFile = object({
  packages: record(
    string(),
    object({
      version: optional(string()),
      resolved: optional(string()),
      integrity: optional(string()),
      dev: optional(boolean(), false),
      link: optional(boolean(), false),
      optionalDependencies: optional(record(string(), string()), {}),
    }),
  ),
});
const { packages } = parse(lockFile, JSON.parse(readFileSync('package-lock.json', 'utf8')));
// Omits this project and its own packages, which are not in a registry.
const isInstalled = (path: string) => path.includes('node_modules/') && !packages[path]?.link;
const entries = Object.entries(packages).filter(([path]) => isInstalled(path));

describe('package-lock.json', () => {
  // If the registry lacks a platform's package, npm omits the package from the lock file, which
  // `npm ci` then rejects.
  it('lists the packages of every platform', () => {
    const missing = entries.flatMap(([path, { optionalDependencies }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  it('contains the hash of every package that the server runs', () => {
    const unknown = entries.filter(([, { dev, integrity }]) => !dev && !integrity);
    expect(unknown.map(([path]) => path)).toEqual([]);
  });

  it('contains no registry URLs', () => {
    expect(entries.filter(([, { resolved }]) => resolved)).toEqual([]);
  });
});

it('package.json requires an exact version of each package', () => {
  for (const version of Object.values({ ...project.dependencies, ...project.devDependencies })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

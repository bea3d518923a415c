import { posix } from 'node:path';
import * as v from 'valibot';

const Names = v.optional(v.record(v.string(), v.string()));
const LockFile = v.looseObject({
  packages: v.record(
    v.string(),
    v.looseObject({ dependencies: Names, optionalDependencies: Names }),
  ),
});
type LockFile = v.InferOutput<typeof LockFile>;
type Packages = LockFile['packages'];

/** Resolves `name` from the package at `path`. Returns null if npm has omitted that dependency. */
const placeOf = (name: string, path: string, packages: Packages): string | null => {
  for (let folder = path; ; folder = posix.dirname(folder)) {
    const place = posix.join(folder, 'node_modules', name);
    if (packages[place]) return place;
    if (folder === '.') return null;
  }
};

/**
 * The part of a lock file that a package needs at run time, on every platform. It omits peer
 * dependencies such as TypeScript, which `npm install --omit=dev` would install.
 * @param root the entry of the package itself
 */
export const productionLockFile = (
  lockFile: unknown,
  root: { readonly dependencies: Readonly<Record<string, string>> },
): LockFile => {
  const { packages, ...rest } = v.parse(LockFile, lockFile);
  const places = new Set<string>();
  const visit = (names: object, path: string): void => {
    for (const name of Object.keys(names)) {
      const place = placeOf(name, path, packages);
      if (place === null || places.has(place)) continue;
      places.add(place);
      const { dependencies, optionalDependencies } = packages[place] ?? {};
      visit({ ...dependencies, ...optionalDependencies }, place);
    }
  };
  visit(root.dependencies, '.');
  const kept = Object.entries(packages).filter(([place]) => places.has(place));
  return { ...rest, packages: { '': { ...root }, ...Object.fromEntries(kept) } };
};

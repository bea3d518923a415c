/**
 * The parts of the second ring, each with its test runners. A tag puts a test into a part: `@crash`
 * in Playwright, `crash` in Vitest. `CONTRIBUTING.md` describes each part.
 */
export const parts = {
  pages: ['stories'],
  crash: ['unit', 'stories'],
  releases: ['stories'],
  network: ['stories'],
  motion: ['stories'],
  pictures: ['stories'],
  build: ['stories'],
  timing: ['unit'],
  cases: ['unit', 'stories'],
  mail: ['unit', 'stories'],
  host: ['unit'],
  unsteady: ['unit', 'stories'],
  engines: ['engines'],
  chaos: ['embedded', 'postgres'],
} as const;

export type Part = keyof typeof parts;

export const isPart = (name: string): name is Part => Object.hasOwn(parts, name);

export const partNames: readonly Part[] = Object.keys(parts).filter(isPart);

export const tagsOf = (runner: 'unit' | 'stories'): readonly Part[] =>
  partNames.filter((part) => parts[part].some((each) => each === runner));

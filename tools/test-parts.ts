interface PartOfRing {
  readonly proves: string;
  /** For a reader: what the machine must have. */
  readonly needs: string;
  /** Steps of the set-up beside packages and the build. */
  readonly setUp: readonly ('browser' | 'engines' | 'postgres' | 'mail' | 'java' | 'nginx')[];
  /** Where its tagged tests are; a part without has a command of its own. */
  readonly tests: readonly ('unit' | 'stories')[];
}

/**
 * The parts of the second ring. A test belongs to one by its tag: `@crash` in Playwright, `crash` in
 * Vitest. A test without a tag is of the first ring, `npm test`.
 */
export const parts = {
  pages: {
    proves: 'every page: WCAG, overflow, words, links, valid HTML, offline',
    needs: 'Chromium, Java for one test',
    setUp: ['browser', 'java'],
    tests: ['stories'],
  },
  crash: {
    proves: 'nothing is lost or doubled when browser, worker or server is killed',
    needs: 'Chromium',
    setUp: ['browser'],
    tests: ['unit', 'stories'],
  },
  releases: {
    proves: 'updates, old pages on a new server, the way back, the kill switch',
    needs: 'Chromium',
    setUp: ['browser'],
    tests: ['stories'],
  },
  network: {
    proves: 'captive portals, cut downloads, wrong answers, static hosts',
    needs: 'Chromium',
    setUp: ['browser'],
    tests: ['stories'],
  },
  motion: {
    proves: 'what moves, how far and how long',
    needs: 'Chromium',
    setUp: ['browser'],
    tests: ['stories'],
  },
  pictures: {
    proves: 'key pages look as they did; drawings fit their boxes',
    needs: 'Chromium 156 for two tests',
    setUp: ['browser'],
    tests: ['stories'],
  },
  build: {
    proves: 'other settings, another company, a new service',
    needs: 'Chromium',
    setUp: ['browser'],
    tests: ['stories'],
  },
  timing: {
    proves: 'limits that are real seconds',
    needs: 'PostgreSQL, a quiet machine',
    setUp: ['postgres'],
    tests: ['unit'],
  },
  cases: {
    proves: 'further cases of what the first ring proves',
    needs: 'Chromium',
    setUp: ['browser'],
    tests: ['unit', 'stories'],
  },
  mail: {
    proves: 'mail to staff and subscribers, against real mail servers',
    needs: 'Chromium, PostgreSQL, OpenSMTPD',
    setUp: ['browser', 'postgres', 'mail'],
    tests: ['unit', 'stories'],
  },
  host: {
    proves: 'deployment, line by line; nginx: crowds, floods, its own answers',
    needs: 'nginx and PostgreSQL of Debian, root',
    setUp: ['postgres', 'nginx'],
    tests: ['unit'],
  },
  unsteady: {
    proves: 'what failed without an explanation yet',
    needs: 'Chromium',
    setUp: ['browser'],
    tests: ['unit', 'stories'],
  },
  engines: {
    proves: 'the promises in Firefox and WebKit',
    needs: 'both, as Debian has them',
    setUp: ['engines'],
    tests: [],
  },
  chaos: {
    proves: 'receipts compared with what is stored, after minutes of kills under load',
    needs: 'PostgreSQL for its half',
    setUp: ['postgres'],
    tests: [],
  },
} as const satisfies Record<string, PartOfRing>;

export type Part = keyof typeof parts;

export const isPart = (name: string): name is Part => Object.hasOwn(parts, name);

export const partNames: readonly Part[] = Object.keys(parts).filter(isPart);

/** Parts that have tests of this kind. */
export const tagsOf = (kind: 'unit' | 'stories'): readonly Part[] =>
  partNames.filter((part) => parts[part].tests.some((each) => each === kind));

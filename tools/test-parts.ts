/**
 * The parts of the second ring, each with what it proves. A test belongs to one by its tag: `@crash`
 * in Playwright, `crash` in Vitest. A test without a tag is of the first ring, `npm test`.
 */
export const parts = {
  pages: 'every page: WCAG, overflow, words, links, valid HTML, offline',
  crash: 'nothing is lost or doubled when browser, worker, server or database is killed',
  releases: 'updates, old pages on a new server, the way back, the kill switch',
  network: 'captive portals, cut downloads, wrong answers, static hosts',
  motion: 'what moves, how far and how long',
  pictures: 'key pages look as they did; drawings fit their boxes',
  build: 'other settings, another company, a new service: builds of their own',
  timing: 'limits that are real seconds',
  mail: 'mail to staff and subscribers, against real mail servers',
  unsteady: 'what failed without an explanation yet',
  engines: 'the promises in Firefox and WebKit',
  chaos: 'receipts compared with what is stored, after minutes of kills under load',
} as const;

export type Part = keyof typeof parts;

export const isPart = (name: string): name is Part => Object.hasOwn(parts, name);

/** Parts that have commands of their own, not tagged tests. */
const untagged: readonly Part[] = ['engines', 'chaos'];

export const tags = Object.keys(parts)
  .filter(isPart)
  .filter((part) => !untagged.includes(part));

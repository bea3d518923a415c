import { expect, type Page } from '@playwright/test';
import { cookies } from '../../src/content/pages/cookies.ts';

/** Everything that the browser stores for the site, as pairs of storage type and name. */
const keptInBrowser = (page: Page): Promise<readonly (readonly [string, string])[]> =>
  page.evaluate(async () => {
    const names = {
      localStorage: Object.keys(localStorage),
      sessionStorage: Object.keys(sessionStorage),
      'Cache storage': await caches.keys(),
      IndexedDB: (await indexedDB.databases()).map(({ name = '' }) => name),
      Cookies: (await cookieStore.getAll()).map(({ name = '' }) => name),
    };
    return Object.entries(names).flatMap(([where, all]) =>
      all.map((name) => [where, name] as const),
    );
  });

/** Returns every value that the browser stores for the site, except caches, as one string. */
export const valuesInBrowser = async (page: Page): Promise<string> => {
  const stored = await page.context().storageState({ indexedDB: true });
  return JSON.stringify([stored, await page.evaluate(() => ({ ...sessionStorage }))]);
};

const matches = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

export const comparedWithCookiePage = async (page: Page) => {
  const kept = await keptInBrowser(page);
  const isListed = ([place, name]: readonly [string, string]) =>
    cookies.storage.items.some(
      ({ where, names }) =>
        where.includes(place) && names.some((pattern: string) => matches(pattern, name)),
    );
  return {
    listed: kept.filter(isListed).map(([, name]) => name),
    unlisted: kept.filter((each) => !isListed(each)).map((each) => each.join(': ')),
  };
};

export const listsAreKept = async (page: Page): Promise<void> => {
  for (const list of ['vacancies', 'intakes']) {
    await expect.poll(() => valuesInBrowser(page)).toContain(`"${list}":"20`);
  }
};

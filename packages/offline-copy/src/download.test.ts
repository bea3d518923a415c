import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { download, PermanentDownloadError, pauseAfter, type ReleaseFile } from './download.ts';

const files = (count: number): ReleaseFile[] =>
  Array.from({ length: count }, (_, at) => ({
    path: `${at}`,
    url: `/${at}`,
    cacheKey: `/${at}?1`,
    hash: '',
  }));

/** Simulates a network whose requests fail as `fails` decides, and a device that is never full. */
const world = (fails: (url: string, attempt: number) => boolean) => {
  const attempts = new Map<string, number>();
  const kept: string[] = [];
  let underWay = 0;
  let most = 0;
  return {
    attempts,
    kept,
    mostAtOnce: () => most,
    deps: {
      fetchAndKeep: async ({ url }: ReleaseFile) => {
        const attempt = (attempts.get(url) ?? 0) + 1;
        attempts.set(url, attempt);
        underWay += 1;
        most = Math.max(most, underWay);
        await Promise.resolve();
        underWay -= 1;
        if (fails(url, attempt)) throw new Error(`${url} failed`);
        kept.push(url);
      },
      wait: () => Promise.resolve(),
      random: () => 0.5,
    },
  };
};

describe('pauseAfter', () => {
  test('doubles the wait with each failure, up to eight seconds, and varies it at random by up to half', () => {
    const pauses = [1, 2, 3, 6, 9].map((attempts) => pauseAfter(attempts, () => 0.5));
    expect(pauses).toEqual([250, 500, 1_000, 8_000, 8_000]);
    expect(pauseAfter(1, () => 0)).toBe(125);
  });
});

describe('download', () => {
  test('fetches every file once, in order, three at a time', async () => {
    const { deps, kept, attempts, mostAtOnce } = world(() => false);
    await download(files(9), deps);
    expect(kept).toEqual(files(9).map(({ url }) => url));
    expect([...attempts.values()]).toEqual(Array(9).fill(1));
    expect(mostAtOnce()).toBe(3);
  });

  test('tries each request up to six times', async () => {
    const { deps, kept, attempts } = world((url, attempt) => url === '/1' && attempt < 6);
    await download(files(3), deps);
    expect(kept.toSorted()).toEqual(['/0', '/1', '/2']);
    expect(attempts.get('/1')).toBe(6);
  });

  test('rejects when a file has failed six times, and then requests no other files', async () => {
    const { deps, attempts } = world((url) => url === '/0');
    await expect(download(files(1_000), deps)).rejects.toThrow('/0 failed');
    expect(attempts.get('/0')).toBe(6);
    expect(attempts.size).toBeLessThan(100);
  });

  test('does not retry a permanent failure', async () => {
    const { deps, attempts } = world(() => false);
    const fetchAndKeep = (file: ReleaseFile) => {
      attempts.set(file.url, (attempts.get(file.url) ?? 0) + 1);
      return Promise.reject(new PermanentDownloadError('404'));
    };
    await expect(download(files(3), { ...deps, fetchAndKeep })).rejects.toThrow('404');
    expect(attempts.get('/0')).toBe(1);
  });

  test('fetches all files despite random failures, if the download is repeated for the missing files', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 40 }),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 50 }),
        async (count, drops) => {
          fc.pre(drops.includes(false));
          let at = 0;
          const { deps, kept } = world(() => drops[at++ % drops.length] === true);
          const all = files(count);
          for (let tries = 0; tries < 100; tries += 1) {
            const missing = all.filter(({ url }) => !kept.includes(url));
            await download(missing, deps).catch(() => {});
          }
          expect(kept.toSorted()).toEqual(all.map(({ url }) => url).toSorted());
        },
      ),
      { numRuns: 200 },
    );
  });
});

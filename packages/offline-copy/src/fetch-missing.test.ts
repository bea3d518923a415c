import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Progress } from './copy-messages.ts';
import { PermanentDownloadError, pauseAfter, type ReleaseFile } from './download.ts';
import { type FetchDeps, fetchMissing } from './fetch-missing.ts';
import type { Archive, ReleaseIndex } from './release-index.ts';

const filesAt = (paths: readonly string[]): ReleaseFile[] =>
  paths.map((path) => ({ path, url: `/${path}`, cacheKey: `/${path}?1`, hash: '' }));
const paths = ['a', 'b', 'c', 'd', 'alone'];
const files = filesAt(paths);
const index: ReleaseIndex = {
  files: paths.map((path) => ({ path, hash: '', length: 300, bytes: 100 })),
  archives: [
    { path: 'first', bytes: 120, holds: [0, 1] },
    { path: 'second', bytes: 150, holds: [2, 3] },
  ],
};

interface Faults {
  /** Returns how many files an archive delivers before it fails. */
  readonly brings?: (archive: string, attempt: number) => number | 'all' | 'refused';
  /** Whether the request for a single file fails. */
  readonly fails?: (path: string, attempt: number) => boolean;
}

/** Simulates a network with these faults, and a device that is never full. */
const world = ({ brings = () => 'all', fails = () => false }: Faults = {}) => {
  const asked: string[] = [];
  const kept: string[] = [];
  const progress: Progress[] = [];
  const warnings: unknown[] = [];
  const waits: number[] = [];
  let underWay = 0;
  let most = 0;
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('setTimeout', (resume: () => void, ms: number) => {
    waits.push(ms);
    queueMicrotask(resume);
  });
  const times = (path: string) => asked.filter((each) => each === path).length;
  const deps: FetchDeps = {
    fetchAndKeep: async ({ path }) => {
      asked.push(path);
      const attempt = times(path);
      underWay += 1;
      most = Math.max(most, underWay);
      await null;
      underWay -= 1;
      if (fails(path, attempt)) throw new Error(`${path} failed`);
      kept.push(path);
    },
    fetchArchive: async ({ path, holds }: Archive, wanted, onKept) => {
      asked.push(path);
      const came = brings(path, times(path));
      if (came === 'refused') throw new PermanentDownloadError('404');
      for (const at of came === 'all' ? holds : holds.slice(0, came)) {
        const file = files[at];
        if (!file || !wanted.has(file.path)) continue;
        kept.push(file.path);
        onKept(file);
      }
      if (came !== 'all') throw new Error('cut');
    },
    onKept: () => {},
    onProgress: (each) => void progress.push(each),
    warn: (error) => void warnings.push(error),
  };
  return { asked, kept, progress, warnings, waits, times, mostAtOnce: () => most, deps };
};

describe('fetchMissing', () => {
  it('fetches archives, and reports how many of the missing bytes are stored', async () => {
    const { asked, kept, progress, warnings, deps } = world();
    await fetchMissing(files, index, deps);
    expect(asked.toSorted()).toEqual(['alone', 'first', 'second']);
    expect(kept.toSorted()).toEqual(paths.toSorted());
    expect(progress).toEqual([100, 200, 300, 400, 500].map((done) => ({ done, of: 500 })));
    expect(warnings).toEqual([]);
  });

  it('fetches files separately if that transfers fewer bytes than their archive', async () => {
    const { asked, deps } = world();
    await fetchMissing(files.slice(0, 1), index, deps);
    expect(asked).toEqual(['a']);
  });

  it('fetches an archive that is larger than its files if that saves enough requests', async () => {
    const { asked, deps } = world();
    const small = { ...index, files: index.files.map((file) => ({ ...file, bytes: 1 })) };
    await fetchMissing(files.slice(0, 2), small, deps);
    expect(asked).toEqual(['first']);
  });

  it('fetches a file that the index does not list', async () => {
    const { asked, deps } = world();
    await fetchMissing(files, { ...index, files: index.files.slice(0, 4) }, deps);
    expect(asked.toSorted()).toEqual(['alone', 'first', 'second']);
  });

  it.each([
    ['of a cut-off archive', 1, ['first', 'b'], 1],
    ['of an archive that has failed twice', 0, ['first', 'first', 'a', 'b'], 2],
    ['of an archive that the server does not have', 'refused', ['first', 'a', 'b'], 0],
  ] as const)('fetches the missing files %s separately', async (_, came, expected, pauses) => {
    const { asked, kept, warnings, waits, deps } = world({ brings: () => came });
    await fetchMissing(files.slice(0, 2), index, deps);
    expect(asked).toEqual(expected);
    expect(kept).toEqual(['a', 'b']);
    expect(warnings).toHaveLength(Math.max(1, pauses));
    expect(waits).toEqual([250, 500].slice(0, pauses));
  });

  it('fetches files separately if they are missing from the downloaded archive', async () => {
    const { kept, deps } = world();
    const archives = [{ path: 'first', bytes: 10, holds: [0, 1, 2] }];
    const empty: FetchDeps = { ...deps, fetchArchive: async () => {} };
    await fetchMissing(files.slice(0, 3), { ...index, archives }, empty);
    expect(kept).toEqual(['a', 'b', 'c']);
  });

  it('eventually stores every file, whichever requests fail, and tries an archive at most twice per call', async () => {
    const outcome = fc.constantFrom<number | 'all' | 'refused'>(0, 1, 2, 'all', 'refused');
    const repeated = fc.asyncProperty(
      fc.array(outcome, { minLength: 4, maxLength: 4 }),
      fc.array(fc.boolean(), { maxLength: 50 }),
      fc.subarray(files),
      async (outcomes, drops, missing) => {
        let at = 0;
        let requests = 0;
        const { kept, progress, times, deps } = world({
          brings: () => outcomes[at++] ?? 'all',
          fails: () => drops[requests++] === true,
        });
        for (let rounds = 1; kept.length < missing.length; rounds += 1) {
          const left = missing.filter(({ path }) => !kept.includes(path));
          await fetchMissing(left, index, deps).catch(() => {});
          for (const { path } of index.archives)
            expect(times(path)).toBeLessThanOrEqual(2 * rounds);
        }
        expect(kept.toSorted()).toEqual(missing.map(({ path }) => path).toSorted());
        const last = progress.at(-1);
        expect(last?.done).toBe(last?.of);
      },
    );
    await fc.assert(repeated, { numRuns: 200 });
  });
});

describe('fetchMissing, for files outside archives,', () => {
  const many = filesAt(Array.from({ length: 1_000 }, (_, at) => `${at}`));
  const fetchAll = (count: number, deps: FetchDeps) =>
    fetchMissing(many.slice(0, count), { files: [], archives: [] }, deps);

  it('fetches each file once, in order, three at a time', async () => {
    const { deps, asked, kept, mostAtOnce } = world();
    await fetchAll(9, deps);
    expect(asked).toEqual(many.slice(0, 9).map(({ path }) => path));
    expect(kept).toEqual(asked);
    expect(mostAtOnce()).toBe(3);
  });

  it('tries each file up to six times, with waits that double up to eight seconds and vary by half', async () => {
    const { deps, kept, waits } = world({ fails: (path, attempt) => path === '1' && attempt < 6 });
    await fetchAll(3, deps);
    expect(kept.toSorted()).toEqual(['0', '1', '2']);
    expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000]);
    await pauseAfter(6);
    await pauseAfter(9);
    vi.mocked(Math.random).mockReturnValue(0);
    await pauseAfter(1);
    expect(waits.slice(5)).toEqual([8_000, 8_000, 125]);
  });

  it('rejects when a file has failed six times, and requests no more files', async () => {
    const { deps, asked, times } = world({ fails: (path) => path === '0' });
    await expect(fetchAll(1_000, deps)).rejects.toThrow('0 failed');
    expect(times('0')).toBe(6);
    expect(new Set(asked).size).toBeLessThan(100);
  });
});

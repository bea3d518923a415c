import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Progress } from './copy-messages.ts';
import { PermanentDownloadError, type ReleaseFile } from './download.ts';
import { type FetchDeps, fetchMissing } from './fetch-missing.ts';
import type { Archive, ReleaseIndex } from './release-index.ts';

const paths = ['a', 'b', 'c', 'd', 'alone'];
const files: ReleaseFile[] = paths.map((path) => ({
  path,
  url: `/${path}`,
  cacheKey: `/${path}?1`,
  hash: '',
}));
const index: ReleaseIndex = {
  version: 2,
  files: paths.map((path) => ({ path, hash: '', length: 300, bytes: 100 })),
  archives: [
    { path: 'first', bytes: 120, holds: [0, 1] },
    { path: 'second', bytes: 150, holds: [2, 3] },
  ],
};

/** Simulates a network. `brings` returns how many files an archive delivers before it fails. */
const world = (brings: (archive: string, attempt: number) => number | 'all' | 'refused') => {
  const asked: string[] = [];
  const kept: string[] = [];
  const progress: Progress[] = [];
  const warnings: unknown[] = [];
  const told: string[] = [];
  const waits: number[] = [];
  const deps: FetchDeps = {
    fetchAndKeep: async ({ path }) => {
      asked.push(path);
      kept.push(path);
    },
    fetchArchive: async ({ path, holds }: Archive, wanted, onKept) => {
      asked.push(path);
      const came = brings(path, asked.filter((each) => each === path).length);
      if (came === 'refused') throw new PermanentDownloadError('404');
      for (const at of came === 'all' ? holds : holds.slice(0, came)) {
        const file = files[at];
        if (!file || !wanted.has(file.path)) continue;
        kept.push(file.path);
        onKept(file);
      }
      if (came !== 'all') throw new Error('cut');
    },
    wait: async (ms) => void waits.push(ms),
    random: () => 0.5,
    onKept: ({ path }) => void told.push(path),
    onProgress: (each) => void progress.push(each),
    warn: (error) => void warnings.push(error),
  };
  return { asked, kept, told, progress, warnings, waits, deps };
};

describe('fetchMissing', () => {
  it('fetches archives and, in parallel, the files that are in no archive', async () => {
    const { asked, kept, told, warnings, deps } = world(() => 'all');
    await fetchMissing(files, index, deps);
    expect(asked.toSorted()).toEqual(['alone', 'first', 'second']);
    expect(told.toSorted()).toEqual(paths.toSorted());
    expect(kept.toSorted()).toEqual(paths.toSorted());
    expect(warnings).toEqual([]);
  });

  it('fetches nothing if nothing is missing', async () => {
    const { asked, deps } = world(() => 'all');
    await fetchMissing([], index, deps);
    expect(asked).toEqual([]);
  });

  it('fetches files separately if that takes fewer bytes than their archive', async () => {
    const { asked, deps } = world(() => 'all');
    await fetchMissing(files.slice(0, 1), index, deps);
    expect(asked).toEqual(['a']);
  });

  it('fetches an archive that is larger than its files if that saves enough requests', async () => {
    const { asked, deps } = world(() => 'all');
    const small = { ...index, files: index.files.map((file) => ({ ...file, bytes: 1 })) };
    await fetchMissing(files.slice(0, 2), small, deps);
    expect(asked).toEqual(['first']);
  });

  it('fetches a file that the index does not list', async () => {
    const { asked, deps } = world(() => 'all');
    await fetchMissing(files, { ...index, files: index.files.slice(0, 4) }, deps);
    expect(asked.toSorted()).toEqual(['alone', 'first', 'second']);
  });

  it('fetches the rest of a cut-off archive separately if that takes fewer bytes', async () => {
    const { asked, kept, deps } = world((_, attempt) => (attempt === 1 ? 1 : 'all'));
    await fetchMissing(files.slice(0, 2), index, deps);
    expect(asked).toEqual(['first', 'b']);
    expect(kept).toEqual(['a', 'b']);
  });

  it('fetches files separately after their archive has failed twice', async () => {
    const { asked, warnings, waits, deps } = world(() => 0);
    await fetchMissing(files.slice(0, 2), index, deps);
    expect(asked).toEqual(['first', 'first', 'a', 'b']);
    expect(warnings).toHaveLength(2);
    expect(waits).toEqual([250, 500]);
  });

  it('does not retry an archive that the server does not have, and fetches its files at once', async () => {
    const { asked, waits, deps } = world(() => 'refused');
    await fetchMissing(files.slice(0, 2), index, deps);
    expect(asked).toEqual(['first', 'a', 'b']);
    expect(waits).toEqual([]);
  });

  it('fetches files separately if they are missing from the downloaded archive', async () => {
    const { kept, deps } = world(() => 'all');
    const lying: ReleaseIndex = {
      ...index,
      archives: [{ path: 'first', bytes: 10, holds: [0, 1, 2] }],
    };
    const empty: FetchDeps = { ...deps, fetchArchive: async () => {} };
    await fetchMissing(files.slice(0, 3), lying, empty);
    expect(kept).toEqual(['a', 'b', 'c']);
  });

  it('rejects if a separate file cannot be fetched, and keeps the files from archives', async () => {
    const { kept, deps } = world(() => 'all');
    const fetchAndKeep = () => Promise.reject(new PermanentDownloadError('no room'));
    await expect(fetchMissing(files, index, { ...deps, fetchAndKeep })).rejects.toThrow('no room');
    expect(kept.toSorted()).toEqual(['a', 'b', 'c', 'd']);
  });

  it('reports how many of the missing bytes are stored', async () => {
    const { progress, deps } = world(() => 'all');
    await fetchMissing(files, index, deps);
    const of = 5 * 100;
    expect(progress).toHaveLength(5);
    expect(progress.at(-1)).toEqual({ done: of, of });
    for (const each of progress) expect(each.of).toBe(of);
    const done = progress.map((each) => each.done);
    expect(done).toEqual(done.toSorted((one, other) => one - other));
  });

  it('stores every file, no matter how archives fail, and tries each archive at most twice', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom<number | 'all' | 'refused'>(0, 1, 2, 'all', 'refused'), {
          minLength: 4,
          maxLength: 4,
        }),
        fc.subarray(files),
        async (outcomes, missing) => {
          let at = 0;
          const { asked, kept, progress, deps } = world(() => outcomes[at++] ?? 'all');
          await fetchMissing(missing, index, deps);
          expect(kept.toSorted()).toEqual(missing.map(({ path }) => path).toSorted());
          for (const { path } of index.archives) {
            expect(asked.filter((each) => each === path).length).toBeLessThanOrEqual(2);
          }
          const last = progress.at(-1);
          expect(last?.done).toBe(last?.of);
        },
      ),
      { numRuns: 200 },
    );
  });
});

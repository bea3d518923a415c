import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../src/offline-copy/content-hash.ts';

interface Listed {
  readonly url: string;
}

const withRevision = async <E extends Listed>(site: string, entry: E) => ({
  ...entry,
  revision: await contentHash(await readFile(join(site, entry.url))),
});

/** Makes each file's content its revision in the worker's list, for the worker to check it by. */
export const contentRevisions =
  (site: string) =>
  async <E extends Listed>(entries: readonly E[]) => ({
    manifest: await Promise.all(entries.map((entry) => withRevision(site, entry))),
  });

const ENTRY = /\{"revision":"[^"]*","url":"([^"]+)"\}/g;

/** The built `worker` with the revisions of the files that are in `site` now. */
export const withRevisionsOf = async (site: string, worker: string): Promise<string> => {
  const urls = [...worker.matchAll(ENTRY)].map(([, url = '']) => url);
  const entries = await Promise.all(urls.map((url) => withRevision(site, { url })));
  const revisions = new Map(entries.map(({ url, revision }) => [url, revision]));
  return worker.replace(ENTRY, (_, url: string) =>
    JSON.stringify({ revision: revisions.get(url), url }),
  );
};

/// <reference lib="webworker" />
import { type CopyRules, createCopy } from './copy.ts';
import { type Missing, parseCopyRequest } from './copy-messages.ts';
import type { ReleaseFile } from './download.ts';
import { install } from './install.ts';
import { createRelease } from './release.ts';
import type { ListedFile } from './release-index.ts';
import { kept, keptAndFits } from './store.ts';
import { wait } from './wait.ts';

declare const self: ServiceWorkerGlobalScope;

export type { ListedFile } from './release-index.ts';

export interface OfflineCopySettings extends CopyRules {
  /** `self.__WB_MANIFEST`, which the build fills in. */
  readonly manifest: readonly ListedFile[];
  /** Returns the page for a navigation to `pathname`. `has` says whether the copy lists a file. */
  readonly pageFor: (
    pathname: string,
    has: (file: string) => boolean,
  ) => { readonly file: string; readonly status: number };
  /** Returns other files that may be served for `path`, such as another size of a photograph. */
  readonly alternatives?: (path: string) => readonly string[];
}

// The delay between a response and the check of its file. By then, the page has probably started.
const CHECKED_AFTER_MS = 3_000;

/**
 * Returns handlers for a worker's `install`, `activate`, `fetch` and `message` events.
 * @throws Error if `offlineCopy` did not create the manifest
 */
export const createOfflineCopy = (settings: OfflineCopySettings) => {
  const { manifest, pageFor, alternatives = () => [] } = settings;
  const release = createRelease(manifest);
  const copy = createCopy(release, settings);

  // Whether this worker has just been installed. Installing checks the whole copy, so the next
  // check of the copy and the next check for an update are skipped: each takes seconds.
  let isFresh = false;
  // Downloads are queued, so that tabs and the installation do not fetch the same files.
  let fetching = Promise.resolve();

  type Files = ReadonlyMap<string, ReleaseFile>;

  const releaseFiles = async (): Promise<Files> => {
    try {
      return (await release.load()).files;
    } catch {
      // The index was evicted and cannot be fetched, so every request goes to the network.
      return new Map();
    }
  };

  // If the device's storage fails, the request goes to the network.
  const notStored = () => undefined;

  const fileFor = (files: Files, { pathname }: URL): ReleaseFile | undefined => {
    const path = pathname.slice(1);
    return [path, ...alternatives(path)].map((each) => files.get(each)).find(Boolean);
  };

  const answerPage = async (request: Request, { pathname }: URL): Promise<Response> => {
    const files = await releaseFiles();
    const { file, status } = pageFor(pathname, (name) => files.has(name));
    const page = files.get(file);
    const found = page && (await keptAndFits(page, status).catch(notStored));
    return found ?? fetch(request);
  };

  const answerFile = async (event: FetchEvent, url: URL): Promise<Response> => {
    const file = fileFor(await releaseFiles(), url);
    const found = file && (await kept(file).catch(notStored));
    if (!found) return fetch(event.request);
    // Checking the hash first would delay scripts by 100 ms. If a damaged script breaks the page,
    // this check deletes the script, and the next visit fetches it from the network.
    event.waitUntil(wait(CHECKED_AFTER_MS).then(() => keptAndFits(file)));
    return found;
  };

  /** Whether a newer release has replaced this release's files on the server. */
  const isOvertaken = async (): Promise<boolean> => {
    if (isFresh) return false;
    const { registration } = self;
    await registration.update().catch(() => {
      // Ignored: without a connection, the download also fails.
    });
    return registration.installing !== null || registration.waiting !== null;
  };

  const complete = async (withOptional: boolean): Promise<void> => {
    const { essentials, optional } = await copy.missing();
    const files = withOptional ? [...essentials, ...optional] : essentials;
    if (files.length === 0 || (await isOvertaken())) return;
    isFresh = false;
    await copy.fetch(files).catch(() => {
      // Ignored: the response to the page says how many files are still missing.
    });
  };

  const countMissing = async (): Promise<Missing> => {
    try {
      const { essentials, optional } = await copy.missing();
      return { essentials: essentials.length, optional: optional.length };
    } catch {
      // The index or the cache is unavailable, so at least one file is missing.
      return { essentials: 1, optional: 0 };
    }
  };

  return {
    /** Resolves once the release may be served. Optional files may still be loading. */
    install: () =>
      new Promise<void>((resolve, reject) => {
        isFresh = true;
        fetching = install(release, copy, resolve).then(resolve, reject);
      }),

    /** Deletes the files of earlier releases, unless a later release is being installed. */
    async activate(): Promise<void> {
      // A later release that is being installed has already stored files in the same cache. It
      // deletes earlier releases' files once it is activated.
      if (!self.registration.installing) await copy.forgetEarlierReleases();
      // Every file was checked when stored. Not awaited: writing to a full device may be slow.
      void copy.noteVerified();
    },

    /** Returns undefined to leave the request to the next handler or to the browser. */
    respond(event: FetchEvent): Promise<Response> | undefined {
      const { method, mode } = event.request;
      const url = new URL(event.request.url);
      if (method !== 'GET' || url.origin !== location.origin) return undefined;
      if (mode === 'navigate') return answerPage(event.request, url);
      if (!/\.\w+$/.test(url.pathname)) return undefined;
      // Until the index is loaded, it is unknown whether the copy contains the file.
      const known = release.loaded();
      return known && !fileFor(known.files, url) ? undefined : answerFile(event, url);
    },

    /** Responds to a message from `page.ts`, and ignores all others. */
    async answer(event: ExtendableMessageEvent): Promise<void> {
      const request = parseCopyRequest(event.data);
      if (!request) return;
      if (request.type === 'OFFLINE_COPY_COMPLETE') {
        // Ignored: if the cache or the index is unavailable, the response reports one missing file.
        fetching = fetching.then(() => complete(request.optional)).catch(() => {});
        await fetching;
      } else if (!isFresh && !(await copy.isVerified().catch(() => false))) {
        // `verify` rejects if the index is unavailable. The response then reports one missing file.
        await copy.verify().then(copy.noteVerified, () => {});
      }
      event.ports[0]?.postMessage(await countMissing());
    },
  };
};

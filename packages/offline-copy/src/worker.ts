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
  /** `self.__WB_MANIFEST`, which the build fills. */
  readonly manifest: readonly ListedFile[];
  /** The file that answers a navigation to `pathname`; `has` says whether the copy lists a file. */
  readonly pageFor: (pathname: string, has: (file: string) => boolean) => PageAnswer;
  /** Other files that may answer for `path`, such as another size of a photograph. */
  readonly alternatives?: (path: string) => readonly string[];
}

interface PageAnswer {
  readonly file: string;
  readonly status: number;
}

/** The offline copy in a service worker. Call each function in the event of its name. */
export interface OfflineCopy {
  /** Resolves when the release may serve; optional files may still be loading then. */
  readonly install: () => Promise<void>;
  /** Deletes the files of earlier releases. */
  readonly activate: () => Promise<void>;
  /** The answer to a request; undefined leaves it to the next handler, or to the browser. */
  readonly respond: (event: FetchEvent) => Promise<Response> | undefined;
  /** Answers a request of `page.ts`; ignores other messages. Never rejects. */
  readonly answer: (event: ExtendableMessageEvent) => Promise<void>;
}

// By then the page that requested a file no longer needs the processor to start.
const CHECKED_AFTER_MS = 3_000;

/** @throws Error if the manifest is not one of `offlineCopy` */
export const createOfflineCopy = (settings: OfflineCopySettings): OfflineCopy => {
  const { manifest, pageFor, alternatives = () => [] } = settings;
  const release = createRelease(manifest);
  const copy = createCopy(release, settings);

  // This worker was just installed and has checked its whole copy: another check, or a check for an
  // update, would cost seconds.
  let isFresh = false;
  // A page asked for optional files during the installation.
  let optionalIsWanted = false;
  // Prevents two tabs and the installation from fetching everything twice.
  let fetching = Promise.resolve();

  type Files = ReadonlyMap<string, ReleaseFile>;

  /** The files of this release by path; empty if their list is missing. */
  const releaseFiles = async (): Promise<Files> => {
    try {
      return (await release.load()).files;
    } catch {
      // The index was evicted and cannot be fetched: only the network can answer.
      return new Map();
    }
  };

  const fileFor = (files: Files, { pathname }: URL): ReleaseFile | undefined => {
    const path = pathname.slice(1);
    return [path, ...alternatives(path)].map((each) => files.get(each)).find(Boolean);
  };

  const answerPage = async (request: Request, { pathname }: URL): Promise<Response> => {
    const files = await releaseFiles();
    const { file, status } = pageFor(pathname, (name) => files.has(name));
    const page = files.get(file);
    return (page && (await keptAndFits(page, status))) ?? fetch(request);
  };

  const answerFile = async (event: FetchEvent, url: URL): Promise<Response> => {
    const file = fileFor(await releaseFiles(), url);
    const found = file && (await kept(file));
    if (!found) return fetch(event.request);
    // A check before the answer would delay scripts by 100 ms. A page that cannot start because of a
    // damaged script cannot report it either; its next attempt finds that file removed.
    event.waitUntil(wait(CHECKED_AFTER_MS).then(() => keptAndFits(file)));
    return found;
  };

  /** Whether a newer release is available: the server then has its files, not those of this one. */
  const isOvertaken = async (): Promise<boolean> => {
    if (isFresh) return false;
    const { registration } = self;
    await registration.update().catch(() => {
      // Without a connection nothing can be fetched either.
    });
    return registration.installing !== null || registration.waiting !== null;
  };

  const complete = async (withOptional: boolean): Promise<void> => {
    const { essentials, optional } = await copy.missing();
    const files = withOptional ? [...essentials, ...optional] : essentials;
    if (files.length === 0 || (await isOvertaken())) return;
    isFresh = false;
    await copy.fetch(files).catch(() => {
      // The answer counts the files that are still missing.
    });
  };

  const countMissing = async (): Promise<Missing> => {
    try {
      const { essentials, optional } = await copy.missing();
      return { essentials: essentials.length, optional: optional.length };
    } catch {
      // The index itself is missing.
      return { essentials: 1, optional: 0 };
    }
  };

  return {
    install: () =>
      new Promise((resolve, reject) => {
        isFresh = true;
        fetching = install(release, copy, resolve, () => optionalIsWanted).then(resolve, reject);
      }),

    async activate() {
      await copy.forgetEarlierReleases();
      // Each file was checked when it was stored. Not awaited: a full device may answer slowly.
      void copy.noteVerified();
    },

    respond(event) {
      const { method, mode } = event.request;
      const url = new URL(event.request.url);
      if (method !== 'GET' || url.origin !== location.origin) return undefined;
      if (mode === 'navigate') return answerPage(event.request, url);
      if (!/\.\w+$/.test(url.pathname)) return undefined;
      // A worker that has just started must read the list first; until then any file may be in it.
      const known = release.loaded();
      return known && !fileFor(known.files, url) ? undefined : answerFile(event, url);
    },

    async answer(event) {
      const request = parseCopyRequest(event.data);
      if (!request) return;
      if (request.type === 'OFFLINE_COPY_COMPLETE') {
        optionalIsWanted ||= request.optional;
        // The device may refuse the cache: the answer counts the files that are still missing.
        fetching = fetching.then(() => complete(request.optional)).catch(() => {});
        await fetching;
      } else if (!isFresh && !(await copy.isVerified())) {
        // Impossible without the index: the answer counts it as missing.
        await copy.verify().then(copy.noteVerified, () => {});
      }
      event.ports[0]?.postMessage(await countMissing());
    },
  };
};

import { download, type ReleaseFile } from '../offline-copy/download.ts';
import { type Missing, PROGRESS_CHANNEL, parseCopyRequest } from '../offline-copy/messages.ts';
import { isPicture } from '../offline-copy/pictures.ts';
import { releaseCache, releaseFiles } from './caching.ts';

const wait = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });

const missingFiles = async (): Promise<Record<'essentials' | 'pictures', ReleaseFile[]>> => {
  const kept = new Set((await (await releaseCache()).keys()).map(({ url }) => url));
  const essentials: ReleaseFile[] = [];
  const pictures: ReleaseFile[] = [];
  for (const [url, cacheKey] of releaseFiles()) {
    if (kept.has(cacheKey)) continue;
    (isPicture(new URL(url).pathname) ? pictures : essentials).push({ url, cacheKey });
  }
  return { essentials, pictures };
};

const missing = async (): Promise<Missing> => {
  const { essentials, pictures } = await missingFiles();
  return { essentials: essentials.length, pictures: pictures.length };
};

const fetchAndKeep = async ({ url, cacheKey }: ReleaseFile): Promise<number> => {
  const response = await fetch(url, {
    // A name with a revision of its own may come from the browser's cache; others are asked anew.
    cache: cacheKey === url ? 'default' : 'reload',
    credentials: 'same-origin',
    redirect: 'error',
    priority: 'low',
  });
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  const bytes = Number(response.headers.get('content-length'));
  // Rejects when the body is cut off, and keeps nothing then.
  await (await releaseCache()).put(cacheKey, response);
  return bytes;
};

const fetchFiles = async (files: readonly ReleaseFile[]): Promise<void> => {
  const channel = new BroadcastChannel(PROGRESS_CHANNEL);
  try {
    await download(files, {
      fetchAndKeep,
      wait,
      random: Math.random,
      onProgress: (progress) => channel.postMessage(progress),
    });
  } finally {
    channel.close();
  }
};

const hasPictures = async (): Promise<boolean> =>
  (await (await releaseCache()).keys()).some(({ url }) => isPicture(new URL(url).pathname));

/**
 * What a release needs before it may serve: all pages, scripts and styles. Pictures come later, when
 * a page asks for them, for the visitor may have to pay for them; but where earlier ones are kept,
 * new ones come with their release.
 * Rejects when an essential file could not be had; the next try goes on from there.
 */
export const fetchRelease = async (): Promise<void> => {
  const { essentials, pictures } = await missingFiles();
  await fetchFiles(essentials);
  if (await hasPictures()) {
    await fetchFiles(pictures).catch(() => {
      // Pictures do not hold up a release: the next page has them fetched.
    });
  }
};

/** Answers what pages ask about the offline copy, such as after the browser has evicted part of it. */
export const answerCopyRequest = async (event: ExtendableMessageEvent): Promise<void> => {
  const request = parseCopyRequest(event.data);
  if (!request) return;
  if (request.type === 'OFFLINE_COPY_COMPLETE') {
    const { essentials, pictures } = await missingFiles();
    await fetchFiles(request.pictures ? [...essentials, ...pictures] : essentials).catch(() => {
      // The answer says what is still missing.
    });
  }
  event.ports[0]?.postMessage(await missing());
};

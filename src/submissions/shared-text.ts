import { storagePrefix } from '../content/site.ts';
import { MESSAGE_LIMIT } from './contact-message.ts';

/**
 * The cache for text shared by another app, until the visitor uses or discards it. Holds only
 * the latest text, because any website can post to the share target.
 */
export const SHARED_CACHE = `${storagePrefix}-shared`;

/** The path that the manifest's `share_target` posts to, and the page that then opens. */
export const SHARE_PATH = '/contact';

/** The keys of the manifest's `share_target.params`, in the order in which they are joined. */
export const sharedParts = ['title', 'text', 'url'] as const;

/** Joins the shared parts into one text, one part per line, without duplicates. */
export const joinShared = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    // Some apps put the URL into both `text` and `url`.
    .filter(
      (part, index, all) => part && !all.some((other, at) => at < index && other.includes(part)),
    )
    .join('\n');

export const cutShared = (text: string): string =>
  // The text may be of any length, so first cut it by UTF-16 units: a character has at most two.
  [...text.slice(0, 2 * MESSAGE_LIMIT)].slice(0, MESSAGE_LIMIT).join('');

/** The most bytes used from a request. The longest message of four-byte characters is shorter. */
const MOST_BYTES = 16 * MESSAGE_LIMIT;

const beginningOf = async (body: ReadableStream<Uint8Array<ArrayBuffer>>) => {
  const reader = body.getReader();
  const read: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; size < MOST_BYTES; ) {
    const { done, value } = await reader.read();
    if (done) return { blob: new Blob(read), isWhole: true };
    read.push(value);
    size += value.length;
  }
  await reader.cancel();
  return { blob: new Blob(read).slice(0, MOST_BYTES), isWhole: false };
};

/**
 * Returns the text that was posted to the share target, or ''. Uses at most the first 48 KB,
 * and cuts the text to the message limit.
 */
export const readShared = async ({ body, headers }: Request): Promise<string> => {
  const type = headers.get('content-type') ?? '';
  if (!body) return '';
  const { blob, isWhole } = await beginningOf(body);
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1];
  // Restores the end of a multipart form that was cut off, because parsing requires it.
  const end = boundary && !isWhole ? `\r\n--${boundary}--\r\n` : '';
  const post = new Response(new Blob([blob, end]), { headers: { 'content-type': type } });
  // If parsing fails, the body is not a form, so nothing was shared.
  const form = await post.formData().catch(() => new FormData());
  const parts = sharedParts.map((name) => form.get(name));
  return cutShared(joinShared(parts.map((part) => (typeof part === 'string' ? part : ''))));
};

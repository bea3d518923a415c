import { storagePrefix } from '../content/site.ts';
import { MESSAGE_LIMIT } from './contact-message.ts';

/**
 * Where the worker stores a text shared by another app, until the visitor adds it to a message or
 * discards it. Any website can post to the share target, so it only holds the last text.
 */
export const SHARED_CACHE = `${storagePrefix}-shared`;

/** The path that the manifest's `share_target` posts to, and the page that then opens. */
export const SHARE_PATH = '/contact';

/** The parts of the manifest's `share_target.params`, in the order they are read. */
export const sharedParts = ['title', 'text', 'url'] as const;

/** Joins the shared parts into one text: one per line, without duplicates. */
export const joinShared = (parts: readonly string[]): string =>
  parts
    .map((part) => part.trim())
    // Apps with one field for text and URL put the URL into both.
    .filter(
      (part, index, all) => part && !all.some((other, at) => at < index && other.includes(part)),
    )
    .join('\n');

/** `text`, cut to a message's limit. */
export const cutShared = (text: string): string =>
  // First by UTF-16 units, of which a character has at most two: the text may be of any length.
  [...text.slice(0, 2 * MESSAGE_LIMIT)].slice(0, MESSAGE_LIMIT).join('');

/** The limit for reading a post: all parts at a message's limit, with four bytes per character. */
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
 * The text in a post to the share target, cut to a message's limit; '' if there is none. Reads at
 * most the first 48 KB.
 */
export const readShared = async ({ body, headers }: Request): Promise<string> => {
  const type = headers.get('content-type') ?? '';
  if (!body) return '';
  const { blob, isWhole } = await beginningOf(body);
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1];
  // Without its end, a multipart form cannot be parsed at all.
  const end = boundary && !isWhole ? `\r\n--${boundary}--\r\n` : '';
  const post = new Response(new Blob([blob, end]), { headers: { 'content-type': type } });
  // Neither a form nor the beginning of one: nothing was shared.
  const form = await post.formData().catch(() => new FormData());
  const parts = sharedParts.map((name) => form.get(name));
  return cutShared(joinShared(parts.map((part) => (typeof part === 'string' ? part : ''))));
};

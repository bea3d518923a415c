import type { IndexedFile } from './release-index.ts';

/**
 * Yields each of the archive's `files` as soon as its bytes have arrived. Does not check hashes.
 * Calls `onData` whenever a part of the archive arrives.
 * @throws Error if the archive is cut off
 */
export async function* filesIn(
  archive: ReadableStream<Uint8Array<ArrayBuffer>>,
  files: readonly IndexedFile[],
  onData: () => void,
) {
  const reader = archive.getReader();
  let rest = new Uint8Array(0);
  try {
    for (const { path, length } of files) {
      const bytes = new Uint8Array(length);
      let filled = 0;
      while (filled < length) {
        if (rest.length === 0) {
          const { done, value } = await reader.read();
          if (done) throw new Error('The archive is cut off');
          onData();
          rest = value;
        }
        const part = rest.subarray(0, length - filled);
        bytes.set(part, filled);
        filled += part.length;
        rest = rest.subarray(part.length);
      }
      yield { path, bytes };
    }
  } finally {
    // Ends the download if the caller stops early. `cancel` rejects if the stream has failed.
    await reader.cancel().catch(() => {});
  }
}

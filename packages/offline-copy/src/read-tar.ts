/** Thrown if the bytes are not a tar file, or end in the middle of one. */
export class TarError extends Error {
  override readonly name = 'TarError';
}

export interface TarEntry {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const BLOCK = 512;
// Far more than the largest file of the site. A larger size means damage, and could exhaust memory.
const MOST_BYTES = 8 * 1024 * 1024;
const CHECKSUM = { from: 148, to: 156 };

const decoder = new TextDecoder();
const textIn = (header: Uint8Array, from: number, length: number): string => {
  const [text = ''] = decoder.decode(header.subarray(from, from + length)).split('\0');
  return text;
};
const numberIn = (header: Uint8Array, from: number, length: number): number =>
  Number.parseInt(textIn(header, from, length), 8);

/** Returns the sum of a header's bytes. The checksum's own eight bytes count as spaces. */
const checksumOf = (header: Uint8Array): number =>
  header.reduce(
    (sum, byte, at) => sum + (at >= CHECKSUM.from && at < CHECKSUM.to ? 0x20 : byte),
    0,
  );

/**
 * Yields the files in a tar stream while it arrives. Reads POSIX ustar, limited to plain files with
 * names of at most 100 bytes, and stops at the archive's end mark.
 * @throws TarError if the stream ends before that mark, or contains anything but plain files
 * @see https://pubs.opengroup.org/onlinepubs/9799919799/utilities/pax.html
 */
export async function* readTar(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
): AsyncGenerator<TarEntry, void, undefined> {
  const reader = stream.getReader();
  let rest = new Uint8Array(0);

  const take = async (size: number): Promise<Uint8Array<ArrayBuffer>> => {
    const taken = new Uint8Array(size);
    let filled = 0;
    while (filled < size) {
      if (rest.length === 0) {
        const { done, value } = await reader.read();
        if (done) throw new TarError('The archive is cut off');
        rest = value;
      }
      const part = rest.subarray(0, size - filled);
      taken.set(part, filled);
      filled += part.length;
      rest = rest.subarray(part.length);
    }
    return taken;
  };

  try {
    for (;;) {
      const header = await take(BLOCK);
      if (header.every((byte) => byte === 0)) return;
      const size = numberIn(header, 124, 12);
      const isFile = textIn(header, 156, 1) === '0';
      if (numberIn(header, CHECKSUM.from, 8) !== checksumOf(header) || !isFile) {
        throw new TarError('The archive is damaged');
      }
      if (!(size <= MOST_BYTES)) throw new TarError('The archive holds too large a file');
      yield { name: textIn(header, 0, 100), bytes: await take(size) };
      await take((BLOCK - (size % BLOCK)) % BLOCK);
    }
  } finally {
    // If the caller stops early, this ends the download. A failed stream cannot be cancelled.
    await reader.cancel().catch(() => {});
  }
}

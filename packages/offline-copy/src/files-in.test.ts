import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { filesIn } from './files-in.ts';

const contents = { 'index.html': 'Home', empty: '', 'assets/a.js': 'x'.repeat(2_000), last: '!' };
const files = Object.entries(contents).map(([path, text]) => ({
  path,
  hash: '',
  length: text.length,
  bytes: 1,
}));
const archive = new TextEncoder().encode(Object.values(contents).join(''));

/** Returns a stream of `bytes` in chunks whose sizes cycle through `sizes`. */
const streamOf = (bytes: Uint8Array<ArrayBuffer>, sizes: readonly number[] = [bytes.length]) => {
  let from = 0;
  let piece = 0;
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (from >= bytes.length) return controller.close();
      const to = from + (sizes[piece++ % sizes.length] ?? 1);
      controller.enqueue(bytes.slice(from, to));
      from = to;
    },
  });
};

describe('filesIn', () => {
  it('yields the content of each file, from chunks of any size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 8 }),
        async (sizes) => {
          const onData = vi.fn();
          const found: Record<string, string> = {};
          for await (const { path, bytes } of filesIn(streamOf(archive, sizes), files, onData))
            found[path] = new TextDecoder().decode(bytes);
          expect(found).toEqual(contents);
          expect(onData).toHaveBeenCalled();
        },
      ),
      { numRuns: 50 },
    );
  });

  it('yields the complete files of a truncated archive, then throws', async () => {
    for (let size = 0; size < archive.length; size += 1) {
      const came: string[] = [];
      const read = async () => {
        for await (const { path } of filesIn(streamOf(archive.slice(0, size)), files, () => {}))
          came.push(path);
      };
      await expect(read()).rejects.toThrow('cut off');
      expect(came).toEqual(Object.keys(contents).slice(0, came.length));
      expect(came.includes('empty')).toBe(size >= 4);
    }
  });

  it('cancels the stream when the caller stops early', async () => {
    let stopped = false;
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.enqueue(archive.slice(0, 1_000)),
      cancel: () => {
        stopped = true;
      },
    });
    for await (const _ of filesIn(stream, files, () => {})) break;
    expect(stopped).toBe(true);
  });
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { packTar } from 'modern-tar';
import { describe, expect, it } from 'vitest';
import { readTar, TarError } from './read-tar.ts';

const text = (words: string) => new TextEncoder().encode(words);
const files = {
  'index.html': 'Home',
  'assets/a.js': 'x'.repeat(2_000),
  empty: '',
  'one-block': 'x'.repeat(512),
  'images/a.svg': '<svg/>',
};

const packed = (entries: Readonly<Record<string, string>> = files) =>
  packTar(
    Object.entries(entries).map(([name, body]) => ({
      header: { name, size: text(body).length, type: 'file' },
      body: text(body),
    })),
  );

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

const namesAndTexts = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>) => {
  const found: Record<string, string> = {};
  for await (const { name, bytes } of readTar(stream))
    found[name] = new TextDecoder().decode(bytes);
  return found;
};

describe('readTar', () => {
  it('reads an archive written by modern-tar, in chunks of any size', async () => {
    const bytes = await packed();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 1, max: 3_000 }), { minLength: 1, maxLength: 8 }),
        async (sizes) => {
          expect(await namesAndTexts(streamOf(bytes, sizes))).toEqual(files);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('reads an archive written by the command `tar`', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'site-tar-'));
    writeFileSync(join(folder, 'page.html'), 'A page');
    execFileSync('tar', ['--format=ustar', '-cf', 'all.tar', 'page.html'], { cwd: folder });
    const bytes = new Uint8Array(readFileSync(join(folder, 'all.tar')));
    rmSync(folder, { recursive: true });
    expect(await namesAndTexts(streamOf(bytes))).toEqual({ 'page.html': 'A page' });
  });

  it('yields the complete files of a truncated archive, then throws', async () => {
    const bytes = await packed();
    // The end mark has two blocks, of which the reader needs only the first.
    for (let size = 0; size < bytes.length - 512; size += 97) {
      const came: string[] = [];
      const read = async () => {
        for await (const { name } of readTar(streamOf(bytes.slice(0, size)))) came.push(name);
      };
      await expect(read()).rejects.toThrow(TarError);
      expect(came).toEqual(Object.keys(files).slice(0, came.length));
      if (size > 1_100) expect(came).toContain('index.html');
    }
  });

  it.each([
    ['a page of a captive portal', text('<!doctype html>'.repeat(100))],
    ['a short response', text('Not found')],
    ['an empty response', new Uint8Array(0)],
  ])('refuses %s', async (_, bytes) => {
    await expect(namesAndTexts(streamOf(bytes))).rejects.toThrow(TarError);
  });

  it('refuses a header with one byte changed', async () => {
    const bytes = await packed();
    for (const at of [0, 3, 124, 130, 156]) {
      const damaged = bytes.slice();
      damaged[at] = 0x37;
      await expect(namesAndTexts(streamOf(damaged)), `byte ${at}`).rejects.toThrow(TarError);
    }
  });

  it('refuses a folder, and a file that is too large', async () => {
    const folder = await packTar([{ header: { name: 'assets/', size: 0, type: 'directory' } }]);
    await expect(namesAndTexts(streamOf(folder))).rejects.toThrow('damaged');
    const huge = (await packed({ a: '' })).slice();
    huge.set(text('77777777777'), 124);
    huge.set(text(' '.repeat(8)), 148);
    const sum = huge.subarray(0, 512).reduce((all, byte) => all + byte, 0);
    huge.set(text(`${sum.toString(8).padStart(6, '0')}\0`), 148);
    await expect(namesAndTexts(streamOf(huge))).rejects.toThrow('too large');
  });

  it('cancels the stream when the caller stops early', async () => {
    let stopped = false;
    const bytes = await packed();
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => controller.enqueue(bytes.slice(0, 2_000)),
      cancel: () => {
        stopped = true;
      },
    });
    for await (const _ of readTar(stream)) break;
    expect(stopped).toBe(true);
  });
});

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentHash } from './content-hash.ts';

const bytes = new TextEncoder().encode('<h1>Home</h1>');

test('a content hash is the beginning of the SHA-256', async () => {
  const whole = createHash('sha256').update(bytes).digest();
  expect(await contentHash(bytes)).toBe(whole.subarray(0, 16).toString('base64'));
});

test('a content hash changes if a byte is removed or changed', async () => {
  const other = Uint8Array.from(bytes, (byte, at) => (at === 3 ? byte ^ 1 : byte));
  const contents = [bytes, bytes.subarray(1), bytes.subarray(0, -1), new Uint8Array(), other];
  expect(new Set(await Promise.all(contents.map(contentHash))).size).toBe(contents.length);
});

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentHash } from './content-hash.ts';

test('contentHash returns the first 128 bits of the SHA-256', async () => {
  const bytes = new TextEncoder().encode('<h1>Home</h1>');
  const whole = createHash('sha256').update(bytes).digest();
  expect(await contentHash(bytes)).toBe(whole.subarray(0, 16).toString('base64'));
});

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { testDirectory } from '../../server/testing/for-one-test.ts';
import { makeStaticLimit } from './static-limit.ts';

const html = `<head><link rel="modulepreload" href="/a.js"><style>p{order:1}</style>
<noscript><link rel="stylesheet" href="/a.css"></noscript><link rel="manifest" href="/m">
<script data-start data-entry="/a.js">start()</script></head><p>Words</p><img src="/a.svg"/>`;

it('a plain-HTML copy of a page has its text, style and pictures, and requests nothing else', async () => {
  const omitted = { 'sw.js': '1', '.render/a.js': '1' };
  const site = testDirectory({ 'index.html': html, 'a.svg': '<svg/>', ...omitted });
  const out = await makeStaticLimit(site.path, ['index.html']);
  onTestFinished(() => rmSync(out, { recursive: true }));
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  for (const kept of ['<p>Words</p>', '<style>p{order:1}</style>', '<img src="/a.svg"/>'])
    expect(page).toContain(kept);
  expect(page).not.toMatch(/script|modulepreload|manifest|a\.css/);
  for (const file of Object.keys(omitted)) expect(existsSync(join(out, file))).toBe(false);
  expect(readFileSync(join(out, 'a.svg'), 'utf8')).toBe('<svg/>');
  expect(brotliDecompressSync(readFileSync(join(out, 'index.html.br'))).toString()).toBe(page);
  expect(readFileSync(join(site.path, 'index.html'), 'utf8')).toBe(html);
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeStaticLimit } from './static-limit.ts';

const html = `<head><link rel="modulepreload" href="/a.js"><style>p{order:1}</style>
<noscript><link rel="stylesheet" href="/a.css"></noscript><link rel="manifest" href="/m">
<script data-start data-entry="/a.js">start()</script></head><p>Words</p><img src="/a.svg"/>`;

let from: string;
const folders: string[] = [];
beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), 'built-site-'));
  folders.push(from);
  for (const [file, text] of Object.entries({
    'index.html': html,
    'a.svg': '<svg/>',
    'sw.js': '1',
  }))
    writeFileSync(join(from, file), text);
});
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

it('a page as plain HTML has its text, style and pictures, and requests nothing else', async () => {
  const out = await makeStaticLimit(from, ['index.html']);
  folders.push(out);
  const page = readFileSync(join(out, 'index.html'), 'utf8');
  for (const kept of ['<p>Words</p>', '<style>p{order:1}</style>', '<img src="/a.svg"/>'])
    expect(page).toContain(kept);
  expect(page).not.toMatch(/script|modulepreload|manifest|a\.css/);
  expect(readFileSync(join(out, 'a.svg'), 'utf8')).toBe('<svg/>');
  expect(brotliDecompressSync(readFileSync(join(out, 'index.html.br'))).toString()).toBe(page);
});

it('making pages of plain HTML does not change the original site', async () => {
  folders.push(await makeStaticLimit(from, ['index.html']));
  expect(readFileSync(join(from, 'index.html'), 'utf8')).toBe(html);
});

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { Env } from '../src/env.ts';
import type { Described } from '../src/prerender/pages.ts';
import type * as Renderer from '../src/prerender/render.tsx';
import { INDEX_FILE } from '../src/search/index-file.ts';
import { markdownOf } from '../src/urls/page-files.ts';
import { keptFile } from '../src/urls/resolve-page.ts';
import { contentDates } from './content-dates.ts';
import { allowancesOf } from './csp-allowances.ts';
import { firstStyle } from './first-style.ts';
import { markdownOfPage } from './markdown.ts';
import {
  FIRST_FLIGHT,
  fill,
  firstPictureOf,
  fontSheet,
  inlineHashes,
  keptForm,
  minified,
  sentBytes,
  sentForm,
  sheetOf,
  startScript,
  withData,
  withFiles,
  withFontSheet,
  withoutScript,
  withPicture,
} from './page-document.ts';
import { filesOf, noteReads } from './page-files.ts';

const loadRenderer = async (cache: string): Promise<typeof Renderer> => {
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/prerender/render.tsx', outDir: cache, emptyOutDir: true, manifest: false },
    plugins: [noteReads()],
  });
  return import(pathToFileURL(resolve(cache, 'render.js')).href);
};

const FAMILIES = [
  /^\/$/,
  // Each has an exhibit of its own.
  /^\/services\/[a-z]+/,
  /^\/company\/academy$/,
  /^\/company/,
  /^\/services/,
  /^\/products/,
  /^\/training/,
  /^\/(?:privacy|terms|cookies)$/,
];

/** Pages of one family share their inline style, and so its hash in the policy. */
const familyOf = (path: string): string =>
  FAMILIES.map((family) => family.exec(path)?.[0]).find((found) => found !== undefined) ?? '';

/**
 * These link their style: Chromium names a document's whole address as the referrer of what an inline
 * style asks for, whatever the policy says.
 */
const MAY_HOLD_TOKEN = /^\/newsletter\//;

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
};

const withFirstPicture = async (out: string, html: string): Promise<string> => {
  const picture = firstPictureOf(html);
  if (!picture) return html;
  const whole = withPicture(html, picture, await readFile(join(out, picture), 'utf8'));
  return sentBytes(whole) > FIRST_FLIGHT ? html : whole;
};

/**
 * Writes every page of the site, the canonical ones as Markdown too, the sitemap, `llms.txt` and what
 * the server must know of the pages into `out`.
 */
export const prerender = async (out: string, env: Env): Promise<void> => {
  const renderer = await loadRenderer(join('.cache/prerender', out));
  const { pages, renderPage, renderFormPages } = renderer;
  const template = minified(await readFile(`${out}/index.html`, 'utf8'));
  const start = startScript(template);
  const fonts = fontSheet(template);
  for (const { url, text } of [start, fonts]) await write(join(out, url), text);

  const rendered = [];
  const described: Described[] = [];
  for (const page of pages) {
    pageReads.clear();
    const { head, body, routeId, description, data } = await renderPage(page);
    const component = `src/routes${routeId.replace(/\/$/, '/index')}.tsx?tsr-split=component`;
    const { modules, styles } = filesOf(['src/main.tsx', component, ...pageReads]);
    const sheets = [...new Set([sheetOf(template), ...styles])];
    const html = withFiles(fill(template, head, body), modules, sheets);
    await write(join(out, keptFile(page.file)), keptForm(html, start.url, fonts.url));
    if (MAY_HOLD_TOKEN.test(page.path)) {
      await write(join(out, page.file), withFontSheet(html, fonts.url));
      continue;
    }
    rendered.push({ file: page.file, family: familyOf(page.path), html, sheets, data });
    if (!page.canonical) continue;
    described.push({ page, description });
    await write(out + markdownOf(page.path), markdownOfPage(body, env.siteUrl + page.path));
  }
  await writeFile(`${out}/llms.txt`, renderer.llms(described));

  const { script, style } = inlineHashes(template);
  const hashes = new Set(style);
  for (const family of new Set(rendered.map((page) => page.family))) {
    const members = rendered.filter((page) => page.family === family);
    const sheets = new Set(members.flatMap((page) => page.sheets));
    const css = await Promise.all([...sheets].map((url) => readFile(join(out, url), 'utf8')));
    const first = firstStyle(
      css,
      members.map(({ html }) => html),
    );
    for (const page of members) {
      const html = await withFirstPicture(out, sentForm(page.html, first, page.sheets));
      for (const hash of inlineHashes(html).style) hashes.add(hash);
      await write(join(out, page.file), withData(html, page.data));
    }
  }
  const formPages = await renderFormPages((head, body) =>
    fill(withoutScript(template), head, body),
  );
  await writeFile(`${out}/form-pages.json`, JSON.stringify(formPages));
  await writeFile(`${out}/sitemap.xml`, renderer.sitemap(contentDates(process.cwd())));
  await writeFile(`${out}/robots.txt`, renderer.robots());
  await write(`${out}/.well-known/security.txt`, renderer.securityTxt(new Date()));
  await writeFile(`${out}/${INDEX_FILE}`, renderer.searchIndex());
  await writeFile(`${out}/build-facts.json`, renderer.buildFacts());
  await writeFile(
    `${out}/csp-hashes.json`,
    JSON.stringify({ script, style: [...hashes], ...allowancesOf(env) }),
  );
};

import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Manifest } from 'vite';
import type * as Renderer from '../src/prerender/render.tsx';

const OUT = 'dist';
const CACHE = '.cache/prerender';

const loadRenderer = async (): Promise<typeof Renderer> => {
  await build({
    logLevel: 'warn',
    build: { ssr: 'src/prerender/render.tsx', outDir: CACHE, emptyOutDir: true, manifest: false },
  });
  return import(pathToFileURL(resolve(CACHE, 'render.js')).href);
};

/** The script files that a page needs beyond `boot.ts`, for `boot.ts` to fetch side by side. */
const modulesOf = (manifest: Manifest, routeId: string): string[] => {
  const routeFile = `src/routes${routeId.replace(/\/$/, '/index')}.tsx`;
  const sources = ['src/main.tsx', `${routeFile}?tsr-split=component`];
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  sources.forEach(visit);
  return [...files].map((file) => `/${file}`);
};

const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code]) =>
      `sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}`,
  );

/**
 * A document that nothing hydrates. Of the scripts it keeps the one that applies the chosen theme;
 * the one that loads a broken page again would post its form again.
 */
const documentWithoutScript = (template: string) => {
  const quiet = template
    .replace(/<script\b[^>]*>([\s\S]*?)<\/script>\s*/g, (script, code: string) =>
      code.includes('dataset.theme') ? script : '',
    )
    .replace('<html', '<html data-static');
  if (quiet.split('<script').length !== 2)
    throw new Error('index.html: which script is the theme?');
  return (head: string, body: string) =>
    quiet
      .replace('<!--page-head-->', () => head)
      .replace('<div id="app"></div>', () => `<div id="app">${body}</div>`);
};

/** Writes every page of the site, the sitemap and what the server's CSP must allow into `dist/`. */
export const prerender = async (): Promise<void> => {
  const { pages, renderPage, renderFormPages, sitemap, robots } = await loadRenderer();
  const template = await readFile(`${OUT}/index.html`, 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(`${OUT}/.vite/manifest.json`, 'utf8'));

  for (const page of pages) {
    const { head, body, routeId } = await renderPage(page);
    const html = template
      .replace('<!--page-head-->', () => head)
      .replace('<div id="app"></div>', () => `<div id="app">${body}</div>`)
      .replace(
        '<script type="module"',
        () => `<script type="module" data-modules="${modulesOf(manifest, routeId).join(' ')}"`,
      );
    await mkdir(dirname(`${OUT}/${page.file}`), { recursive: true });
    await writeFile(`${OUT}/${page.file}`, html);
  }
  const formPages = await renderFormPages(documentWithoutScript(template));
  await writeFile(`${OUT}/form-pages.json`, JSON.stringify(formPages));
  await writeFile(`${OUT}/sitemap.xml`, sitemap());
  await writeFile(`${OUT}/robots.txt`, robots());
  await writeFile(
    `${OUT}/csp-hashes.json`,
    JSON.stringify({ script: inlineScriptHashes(template), trustedTypes: ['kuvula-worker'] }),
  );
};

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'valibot';
import { build } from 'vite';
import { programmeIds } from '../src/content/programme-terms.ts';
import { serviceEntries } from '../src/content/services.gen.ts';
import type { Env } from '../src/env.ts';
import {
  type DatedOpenings,
  type Intake,
  OpeningsSchema,
  type Vacancy,
} from '../src/openings/openings.ts';
import {
  fill,
  firstPictureOf,
  LIVE_TEMPLATES,
  type Templates,
  withData,
  withPicture,
} from '../src/prerender/document.ts';
import type { Described, PrerenderedPage } from '../src/prerender/pages.ts';
import type * as Renderer from '../src/prerender/render.tsx';
import { markdownOf } from '../src/urls/page-files.ts';
import { unknownIdFile } from '../src/urls/resolve-page.ts';
import { contentDates } from './content-dates.ts';
import { allowancesOf } from './csp-allowances.ts';
import { firstStyle } from './first-style.ts';
import { headlineFont } from './headline-font.ts';
import {
  fitsFirstFlight,
  fontSheetOf,
  inlineHashes,
  pageDocument,
  staticDocument,
  templateFrom,
} from './page-document.ts';
import { noteReads, type PageFiles } from './page-files.ts';
import { siteConfig } from './site-config.ts';

/** Builds the renderer, with all its packages, into `folder`, where the server finds it. */
const buildRenderer = async (folder: string, env: Env): Promise<typeof Renderer> => {
  await build({
    configFile: false,
    ...siteConfig(env, {
      logLevel: 'warn',
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
      build: {
        ssr: 'src/prerender/render.tsx',
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        minify: true,
        // Writes a single file, so that a running server never imports a chunk of the next release.
        rolldownOptions: { output: { codeSplitting: false } },
      },
      plugins: [noteReads()],
    }),
  });
  return import(pathToFileURL(resolve(folder, 'render.js')).href);
};

/**
 * Pages whose URL may contain a token. They link their styles, because Chromium ignores the
 * referrer policy for requests from an inline style: it sends the page's full URL as the referrer.
 */
const MAY_HOLD_TOKEN = /^\/newsletter\//;

/** Whether search engines list the page. The other pages are rarely a visitor's first page. */
const isListed = (head: string): boolean => !head.includes('content="noindex"');

const write = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
};

const withFirstPicture = async (out: string, html: string): Promise<string> => {
  const picture = firstPictureOf(html);
  if (!picture) return html;
  const whole = withPicture(html, picture, await readFile(join(out, picture), 'utf8'));
  return (await fitsFirstFlight(whole)) ? whole : html;
};

/**
 * Writes every page into `out` (canonical pages also as Markdown), with the sitemap, `llms.txt` and
 * the data that the server needs about the pages.
 */
export const prerender = async (
  out: string,
  env: Env,
  filesOf: PageFiles['filesOf'],
): Promise<void> => {
  const renderer = await buildRenderer(join(out, dirname(LIVE_TEMPLATES)), env);
  const { entryPage, isLive, markdownOfPage, pages, renderPage, renderFormPages } = renderer;
  const samples = parse(OpeningsSchema, JSON.parse(await readFile('server/openings.json', 'utf8')));
  const openings: DatedOpenings = { ...samples, today: '2000-01-01' };
  /**
   * Renders a live page with sample openings, because the page's inlined style must cover them.
   * Returns '' for any other page.
   */
  const renderSamples = async (page: PrerenderedPage): Promise<string> => {
    if (!isLive(page)) return '';
    const entries: Readonly<Record<string, readonly (Vacancy | Intake)[]>> = {
      // The background of an entry's page depends on its service or programme.
      [unknownIdFile('careers')]: openings.vacancies
        .slice(0, 1)
        .flatMap((vacancy) => serviceEntries.map(({ name }) => ({ ...vacancy, team: name }))),
      [unknownIdFile('training/intakes')]: openings.intakes
        .slice(0, 1)
        .flatMap((intake) => programmeIds.map((programme) => ({ ...intake, programme }))),
    };
    const rendered = entries[page.file]?.map((entry) =>
      renderPage(entryPage(entry), { openings, entry }),
    ) ?? [renderPage(page, { openings, entry: undefined })];
    return (await Promise.all(rendered)).map(({ body }) => body).join('');
  };
  const template = templateFrom(await readFile(`${out}/index.html`, 'utf8'));
  const fonts = fontSheetOf(template);
  await write(join(out, fonts.url), fonts.text);

  const rendered = [];
  const described: Described[] = [];
  for (const page of pages) {
    const { head, body, routeId, reads, description, data } = await renderPage(page);
    const component = `src/routes${routeId.replace(/\/$/, '/index')}.tsx?tsr-split=component`;
    const { modules, styles: own } = filesOf(['src/main.tsx', component, ...reads]);
    const styles = [...new Set([template.sheet, ...own])];
    if (MAY_HOLD_TOKEN.test(page.path)) {
      const document = pageDocument(template, { modules, styles, fontSheet: fonts.url });
      await write(join(out, page.file), fill(document, head, body));
      continue;
    }
    const sample = await renderSamples(page);
    rendered.push({ page, head, body, modules, styles, data, sample });
    if (!page.canonical) continue;
    described.push({ page, description });
    await write(out + markdownOf(page.path), markdownOfPage(body, env.siteUrl + page.path));
  }
  await writeFile(`${out}/llms.txt`, renderer.llms(described));

  const firstStyles = new Map<string, string>();
  for (const family of new Set(rendered.map(({ page }) => page.family))) {
    const members = rendered.filter(({ page }) => page.family === family);
    const sheets = new Set(members.flatMap(({ styles }) => styles));
    const css = await Promise.all([...sheets].map((url) => readFile(join(out, url), 'utf8')));
    const htmls = members.flatMap(({ head, body, sample, ...files }) => [
      fill(pageDocument(template, files), head, body),
      sample,
    ]);
    firstStyles.set(family, firstStyle(css, htmls));
  }
  const finished = await Promise.all(
    rendered.map(async ({ page, head, body, modules, styles, data }) => {
      const document = pageDocument(template, {
        modules,
        styles,
        firstStyle: firstStyles.get(page.family) ?? '',
        ...(isListed(head) && { headlineFont: await headlineFont(body) }),
      });
      const sent = fill(document, head, body);
      const whole = await withFirstPicture(out, sent);
      await write(join(out, page.file), withData(whole, data));
      const live = { html: document, hasPictureInline: whole !== sent };
      return { page, live, hashes: inlineHashes(whole) };
    }),
  );
  const templates: Templates = Object.fromEntries(
    finished.flatMap(({ page, live }) => (isLive(page) ? [[page.file, live]] : [])),
  );
  const formPage = staticDocument(template);
  const hashes = [...finished.map((each) => each.hashes), inlineHashes(formPage)];
  await write(join(out, LIVE_TEMPLATES), JSON.stringify(templates));
  const formPages = await renderFormPages((head, body) => fill(formPage, head, body));
  await writeFile(`${out}/form-pages.json`, JSON.stringify(formPages));
  for (const [file, text] of Object.entries(renderer.siteFiles(contentDates(process.cwd()))))
    await write(join(out, file), text);
  await writeFile(
    `${out}/csp-hashes.json`,
    JSON.stringify({
      script: [...new Set(hashes.flatMap(({ script }) => script))],
      style: [...new Set(hashes.flatMap(({ style }) => style))],
      ...allowancesOf(env),
    }),
  );
};

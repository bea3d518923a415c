import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { Resvg } from '@resvg/resvg-js';
import { offlineCopyOf } from '@site/offline-copy/build';
import { inScratchCopy, type ScratchCopy } from '../tools/scratch-copy.ts';
import { phone } from './harness/devices.ts';
import { expect, ownSiteTest } from './harness/fixtures.ts';
import { offlineReady } from './harness/visitor.ts';

const PORTRAIT = 'public/images/people/kavitha-naicker';

/** Replaces a drawn portrait with a photograph in two widths. */
const addPhotograph = async ({ folder }: ScratchCopy): Promise<void> => {
  const drawing = await readFile(`${PORTRAIT}.svg`, 'utf8');
  for (const [ending, value] of [
    ['.png', 640],
    ['@320.png', 320],
  ] as const) {
    const raster = new Resvg(drawing, { fitTo: { mode: 'width', value } }).render().asPng();
    await writeFile(join(folder, `${PORTRAIT}${ending}`), raster);
  }
};

const shownPhotograph = async (page: Page) => {
  const photograph = page.locator('main img[src="/images/people/kavitha-naicker.png"]');
  await photograph.scrollIntoViewIfNeeded();
  await expect
    .poll(() => photograph.evaluate((image: HTMLImageElement) => image.complete))
    .toBe(true);
  return photograph.evaluate((image: HTMLImageElement) => ({
    file: new URL(image.currentSrc).pathname.split('/').at(-1),
    isDecoded: image.naturalWidth > 0,
  }));
};

const addService = async ({ folder }: ScratchCopy): Promise<void> => {
  const cloud = await readFile('src/content/services/cloud.ts', 'utf8');
  const quantum = cloud
    .replace("id: 'cloud'", "id: 'quantum'")
    .replace('order: 3', 'order: 9')
    .replace("name: 'Cloud Solutions'", "name: 'Quantum Computing'")
    .replace(/(meta: \{\s+title: )'[^']+'/, "$1'Quantum Computing'")
    .replace(/(hero: \{\s+title: )'[^']+'/, "$1'Answers in every state at once'");
  await writeFile(join(folder, 'src/content/services/quantum.ts'), quantum);
};

const test = ownSiteTest.extend<{ project: ScratchCopy }>({
  project: [
    async ({}, use) =>
      inScratchCopy(async (project) => {
        await addPhotograph(project);
        await addService(project);
        await project.build();
        await use(project);
      }),
    { timeout: 300_000 },
  ],
  settings: async ({ project }, use) => use({ SITE_DIR: join(project.folder, 'dist') }),
  device: { viewport: phone.viewport },
});

test('adding only the files of a new service or photograph updates pages, menus, sitemap and offline copy', {
  tag: '@build',
}, async ({ project: { folder, built }, visitor, network }) => {
  const page = await built('services/quantum.html');
  expect(page).toContain('Answers in every state at once</h1>');
  expect(page).toMatch(/<title>Quantum Computing[^<]*<\/title>/);
  expect(page).toMatch(/rel="canonical" href="[^"]+\/services\/quantum"/);

  // Every page links to the service in its menu and footer, and two pages also in a list.
  const linksOn = async (file: string) =>
    (await built(file)).match(/<a (?=[^>]*href="\/services\/quantum")/g)?.length ?? 0;
  expect(await linksOn('careers.html')).toBe(2);
  expect(await linksOn('services.html')).toBe(3);
  expect(await linksOn('index.html')).toBe(3);

  expect(await built('sitemap.xml')).toMatch(/<loc>[^<]+\/services\/quantum<\/loc>/);
  const { files } = await offlineCopyOf(join(folder, 'dist'));
  const kept = files.map(({ path }) => path).join();
  expect(kept).toContain('services/quantum.html');
  expect(kept).toContain('kavitha-naicker.png');
  expect(kept).not.toContain('@320');

  const team = await visitor.newPage('/team');
  const smaller = { file: 'kavitha-naicker@320.png', isDecoded: true };
  expect(await shownPhotograph(team)).toEqual(smaller);
  await offlineReady(team);
  network.cut();
  const offline = await visitor.newPage('/team');
  expect(await shownPhotograph(offline)).toEqual(smaller);
  // This menu's panels load only when it opens.
  await offline.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = offline.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('button', { name: 'Services' }).click();
  await menu.getByRole('link', { name: 'Quantum Computing' }).click();
  const title = offline.getByRole('heading', { level: 1, name: 'Answers in every state at once' });
  await expect(title).toBeVisible();
});

import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { send } from '../e2e/engines/contact.ts';
import { openChromium } from '../e2e/engines/driver/chromium.ts';
import { openFirefox } from '../e2e/engines/driver/firefox.ts';
import { openWebkit } from '../e2e/engines/driver/webkit.ts';
import { Tab } from '../e2e/engines/tab.ts';
import compileServer from '../e2e/harness/compiled-server.ts';
import { Site } from '../e2e/harness/running-site.ts';
import { findHeadlessShell } from './find-chromium.mjs';
import { installedEngines } from './find-engines.mjs';

// Shows the same moment in every engine, side by side in one picture:
//   npm run screenshots -- --engines

const OUT = 'screenshots/engines';
const HEIGHT = 800;
const MOTION_MS = 2_000;

const openers = { chromium: openChromium, firefox: openFirefox, webkit: openWebkit } as const;
const engines = ['chromium', ...installedEngines()] as const;

const moments: Readonly<Record<string, (tab: Tab, width: number) => Promise<void>>> = {
  home: (tab) => tab.open('/'),
  service: (tab) => tab.open('/services/cloud'),
  team: (tab) => tab.open('/team'),
  'contact-with-errors': async (tab) => {
    await tab.open('/contact');
    await send(tab);
    await tab.sees('Please enter your');
  },
  menu: async (tab, width) => {
    await tab.open('/');
    await (width < 1000 ? tab.click('.menu-button') : tab.click('button.bar-link', 'Company'));
  },
};

const shoot = async (engine: (typeof engines)[number], width: number, origin: string) => {
  const profile = await mkdtemp(join(tmpdir(), 'site-pictures-'));
  const browser = await openers[engine]({
    profile,
    width,
    height: HEIGHT,
    script: '',
    onComplaint: () => {
      // This engine's tests watch the console.
    },
  });
  try {
    const tab = new Tab(await browser.newPage(), () => origin);
    const shots = new Map<string, string>();
    for (const [name, show] of Object.entries(moments)) {
      await show(tab, width);
      await setTimeout(MOTION_MS);
      const png = Buffer.from(await tab.page.screenshot());
      shots.set(name, `data:image/png;base64,${png.toString('base64')}`);
    }
    return shots;
  } finally {
    await browser.close();
    await rm(profile, { recursive: true, force: true });
  }
};

/** Writes one picture for each moment and width, with the engines from left to right. */
export const shootEngines = async (): Promise<string> => {
  await compileServer();
  await mkdir(OUT, { recursive: true });
  const site = await Site.start();
  const browser = await chromium.launch({
    executablePath: findHeadlessShell() ?? '',
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  try {
    for (const width of [390, 1280]) {
      const shot = new Map<string, Map<string, string>>();
      for (const engine of engines) {
        shot.set(engine, await shoot(engine, width, `http://127.0.0.1:${site.port}`));
      }
      const page = await browser.newPage({ viewport: { width: 100 + width * 3, height: HEIGHT } });
      for (const name of Object.keys(moments)) {
        const figures = engines.map(
          (engine) =>
            `<figure><figcaption>${engine}</figcaption><img src="${shot.get(engine)?.get(name)}"></figure>`,
        );
        await page.setContent(
          `<style>body,figure{margin:8px;font:16px sans-serif}body{display:flex}img{width:${width}px}</style>${figures.join('')}`,
        );
        await page.screenshot({ path: `${OUT}/${width}-${name}.png`, fullPage: true });
      }
      await page.close();
    }
  } finally {
    await browser.close();
    await site.remove();
  }
  return `${engines.join(', ')} side by side in ${OUT}/\n`;
};

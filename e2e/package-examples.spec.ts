import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect, type Page, test } from '@playwright/test';
import { freePort } from '../server/testing/free-port.ts';
import { launchOptions } from './harness/visitor.ts';

const ownFolder = (): string => {
  const folder = test.info().outputPath();
  mkdirSync(folder, { recursive: true });
  return folder;
};

/** Builds and serves an example. @param messages the file for the outbox example's messages */
const serve = async (example: string, port: number, messages = ''): Promise<ChildProcess> => {
  const env = { ...process.env, PORT: String(port), MESSAGES: messages };
  const server = spawn(process.execPath, ['--import', 'tsx', 'server.js'], {
    cwd: example,
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let printed = '';
  do printed += (await once(server.stdout, 'data'))[0];
  while (!printed.includes('http://'));
  return server;
};

const end = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill();
  await ended;
};

const write = async (page: Page, message: string): Promise<void> => {
  await page.getByLabel('Message').fill(message);
  await page.getByRole('button', { name: 'Send' }).click();
};

const textsIn = (messages: string): string[] =>
  readFileSync(messages, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).fields.message);

/** Sends one message, stops the server, sends another, and restarts both server and browser. */
const messageArrivesOnce = async (example: string, folder: string): Promise<void> => {
  const port = await freePort();
  const messages = join(folder, 'messages.jsonl');
  const profile = join(folder, 'profile');
  let server = await serve(example, port, messages);
  try {
    const first = await chromium.launchPersistentContext(profile, launchOptions());
    const page = await first.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    await write(page, 'with a server');
    await expect(page.locator('#delivered')).toHaveText('1');

    await end(server);
    await write(page, 'without a server');
    await expect(page.locator('#waiting')).toHaveText('1');
    await first.close();

    server = await serve(example, port, messages);
    const second = await chromium.launchPersistentContext(profile, launchOptions());
    const later = await second.newPage();
    await later.goto(`http://127.0.0.1:${port}/`);
    await expect(later.locator('#delivered')).toHaveText('2');
    await expect(later.locator('#waiting')).toHaveText('0');
    await second.close();
    expect(textsIn(messages)).toEqual(['with a server', 'without a server']);
  } finally {
    await end(server);
  }
};

/** Visits the first page, stops the server, and opens every page. */
const siteOpensOffline = async (example: string, folder: string): Promise<void> => {
  const port = await freePort();
  const server = await serve(example, port);
  const visitor = await chromium.launchPersistentContext(join(folder, 'profile'), launchOptions());
  try {
    const page = await visitor.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    await expect(page.locator('#missing')).toHaveText('0');
    await end(server);
    for (const [path, title] of [
      ['about', 'About'],
      ['contact', 'Contact'],
      ['nowhere', 'Not found'],
    ] as const) {
      await page.goto(`http://127.0.0.1:${port}/${path}`);
      await expect(page.getByRole('heading')).toHaveText(title);
      const picture = page.locator('img');
      await expect
        .poll(() => picture.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth))
        .toBeGreaterThan(0);
    }
  } finally {
    await visitor.close();
    await end(server);
  }
};

const packages = [
  {
    name: 'outbox',
    promise: 'delivers a message once, even if the browser was closed',
    keep: messageArrivesOnce,
    needs: ['vite@8', 'tsx@4'],
  },
  {
    name: 'offline-copy',
    promise: 'opens every page without a server after one visit',
    keep: siteOpensOffline,
    needs: ['vite@8', 'vite-plugin-pwa@1', 'tsx@4'],
  },
] as const;

for (const { name, promise, keep, needs } of packages) {
  test(`the ${name} example ${promise}`, { tag: '@build' }, async () => {
    await keep(join('packages', name, 'example'), ownFolder());
  });

  test(`the packed ${name} works in an empty folder`, { tag: '@build' }, async () => {
    test.setTimeout(300_000);
    const folder = ownFolder();
    const tarball = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
      cwd: join('packages', name),
      encoding: 'utf8',
    }).trim();
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    const install = ['install', '--no-audit', '--no-fund', `./${tarball}`, ...needs];
    execFileSync('npm', install, { cwd: folder });
    await keep(join(folder, 'node_modules/@site', name, 'example'), folder);
  });
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect, type Page, test } from '@playwright/test';
import { freePort } from '../server/testing/free-port.ts';
import { launchOptions } from './harness/visitor.ts';

const OUTBOX = 'packages/outbox';

const ownFolder = (): string => {
  const folder = test.info().outputPath();
  mkdirSync(folder, { recursive: true });
  return folder;
};

/** Starts the server of an example. It stores messages as lines of a file, over restarts. */
const serve = async (example: string, port: number, messages: string): Promise<ChildProcess> => {
  const env = { ...process.env, PORT: String(port), MESSAGES: messages };
  const stdio = ['ignore', 'pipe', 'inherit'] as const;
  const server = spawn(process.execPath, [join(example, 'server.js')], { env, stdio: [...stdio] });
  await once(server.stdout ?? server, 'data');
  return server;
};

const end = async (server: ChildProcess): Promise<void> => {
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

/** Writes one message with a server and one without, and closes the browser before that returns. */
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

test('the example of the outbox delivers a message once, over a closed browser', async () => {
  await messageArrivesOnce(join(OUTBOX, 'example'), ownFolder());
});

test('the packed outbox works in an empty folder', { tag: '@build' }, async () => {
  test.setTimeout(300_000);
  const folder = ownFolder();
  const tarball = execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: OUTBOX,
    encoding: 'utf8',
  }).trim();
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  execFileSync('npm', ['install', '--no-audit', '--no-fund', `./${tarball}`, 'vite@8'], {
    cwd: folder,
  });
  await messageArrivesOnce(join(folder, 'node_modules/@site/outbox/example'), folder);
});

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { earlierFiles } from '../build/earlier-releases.ts';
import { contactForm, writeMessage } from './harness/contact-form.ts';
import { expect } from './harness/fixtures.ts';
import { releaseTest as test } from './harness/release.ts';
import { lookForUpdate } from './harness/service-worker.ts';
import {
  followInFooter,
  goTo,
  hydrated,
  offlineReady,
  settled,
  waitingRecords,
} from './harness/visitor.ts';

const navigates = async (page: Page, name: string, path: string) => {
  await followInFooter(page, name);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

const acceptUpdate = async (page: Page, name: string) => {
  await lookForUpdate(page);
  await page.getByRole('button', { name: 'Reload now' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-release', name);
  await hydrated(page);
};

const countLoads = (page: Page) => {
  const loads = { count: 0 };
  page.on('load', () => {
    loads.count += 1;
  });
  return loads;
};

test('navigation works in pages that were open during a release and its rollback', {
  tag: '@releases',
}, async ({ visitor, releases }) => {
  test.slow();
  const left = await visitor.newPage('/');
  await offlineReady(left);
  await hydrated(left);
  const other = await visitor.open('/');

  await releases.deploy('B');
  await acceptUpdate(other, 'B');
  const leftAtB = await visitor.open('/');
  const loads = [countLoads(left), countLoads(leftAtB)];
  await expect(left.getByText('This site was updated in another window')).toBeVisible();
  // Release B's worker lacks release A's script for the next page, so the server sends it.
  const earlier = await earlierFiles(releases.folder);
  const ownScript = left.waitForResponse((response) =>
    earlier.has(new URL(response.url()).pathname.slice(1)),
  );
  await navigates(left, 'Research', '/company/research');
  expect((await ownScript).fromServiceWorker()).toBe(false);

  await releases.deploy('back');
  await acceptUpdate(other, 'A');
  for (const page of [left, leftAtB]) {
    await navigates(page, 'Culture', '/company/culture');
    await navigates(page, 'Contact', '/contact');
  }
  expect(loads).toEqual([{ count: 0 }, { count: 0 }]);
});

test('if a script no longer exists, the page reloads once and can then navigate', {
  tag: '@releases',
}, async ({ visitor, releases }) => {
  // Disables the worker, which would still have every script of the earlier release.
  await visitor.context.addInitScript(() =>
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
  );
  const page = await visitor.newPage('/');
  await settled(page);
  await releases.deploy('B', { forgetful: true });
  visitor.allow(/404/, /dynamically imported module|failed to load/);
  const loads = countLoads(page);
  await followInFooter(page, 'Research');
  await expect(page.locator('body')).toHaveAttribute('data-release', 'B');
  await hydrated(page);
  await navigates(page, 'Research', '/company/research');
  expect(loads.count).toBe(1);
});

test('the kill switch removes the worker and its caches, but keeps unsent messages', {
  tag: '@releases',
}, async ({ contactPage: page, visitor, network, releases }) => {
  await offlineReady(page);
  visitor.allow(/503/);
  const answer = { status: 503, headers: { 'retry-after': '600' }, body: '' };
  network.spoil({ kind: 'answer', answerTo: () => answer });
  await writeMessage(page);
  await expect(contactForm(page).saved).toBeVisible();
  const loads = countLoads(page);

  const killSwitch = ['--import', 'tsx', 'tools/kill-switch.ts', releases.folder];
  await promisify(execFile)(process.execPath, killSwitch);
  await releases.site.replace();
  await lookForUpdate(page);
  const left = () =>
    page.evaluate(async () => ({
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
  await expect.poll(left).toEqual({ caches: [], workers: 0 });
  await navigates(page, 'Research', '/company/research');
  expect(loads.count).toBe(0);

  await goTo(page, '/');
  const reloaded = await page.reload();
  expect(reloaded?.fromServiceWorker()).toBe(false);
  await expect.poll(left).toEqual({ caches: [], workers: 0 });
  expect(await waitingRecords(page)).toBe(1);
});

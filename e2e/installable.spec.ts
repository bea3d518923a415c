import { readFileSync } from 'node:fs';
import { expect, test } from './harness/test.ts';
import { offlineReady } from './harness/visitor.ts';

test('Chromium finds nothing that keeps the site from being installed', async ({ visitor }) => {
  const page = await visitor.newPage('/');
  await offlineReady(page);
  const devtools = await visitor.context.newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { errors } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
});

test('the manifest served is the one at the top level, and its icons are there', async ({
  network,
  request,
}) => {
  const served = await (await request.get(`${network.origin}/manifest.webmanifest`)).json();
  const written = JSON.parse(readFileSync('manifest.webmanifest', 'utf8'));
  expect(served).toMatchObject(written);
  for (const { src, sizes } of written.icons) {
    const icon = await request.get(`${network.origin}${src}`);
    expect(icon.headers()['content-type']).toBe('image/png');
    const body = await icon.body();
    // Width and height stand at bytes 16 to 23 of a PNG (its IHDR chunk).
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
  }
});

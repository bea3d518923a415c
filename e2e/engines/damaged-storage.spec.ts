import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { once, write } from './contact.ts';
import { expect, test } from './visit.ts';

test('if the site can store only 1 MB, pages work and a message reaches staff', async ({
  visitor,
  site,
  engine,
}) => {
  test.skip(engine === 'webkit', 'WebKitGTK has no setting for the size of storage.');
  visitor.allow(/quota/i);
  await visitor.openBrowser({ lacks: ['room'] });
  const tab = await visitor.newTab('/about');
  expect(await tab.evaluate(async () => (await navigator.storage.estimate()).quota)).toBe(2 ** 20);
  await tab.quiet();
  await tab.open('/contact');
  await write(tab);
  await tab.sees('Message sent!');
  expect(await site.inbox()).toMatchObject(once);
});

test('if every database of the site is damaged, pages work and a message reaches staff', async ({
  visitor,
  site,
}) => {
  const before = await visitor.newTab('/contact');
  await before.quiet();
  await visitor.closeBrowser();
  const damaged = readdirSync(visitor.profile, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(IndexedDB|idb|localstorage|storage).*\.(sqlite3?|db)(-wal)?$/i.test(file),
  );
  expect(damaged.length).toBeGreaterThan(0);
  for (const file of damaged) writeFileSync(join(visitor.profile, file), 'no database');

  const tab = await visitor.newTab('/contact');
  await write(tab);
  await tab.sees('Message sent!');
  expect(await site.inbox()).toMatchObject(once);
});

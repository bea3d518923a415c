import { drafts } from '../harness/visitor.ts';
import { field, typed, typeMessage, words } from './contact.ts';
import { expect, test } from './visit.ts';

test('a reload restores the typed text, and so does a second reload after further typing', async ({
  visitor,
}) => {
  const tab = await visitor.newTab('/contact');
  await typeMessage(tab);
  await tab.reload();
  await expect.poll(() => typed(tab)).toEqual(words);
  await tab.fill(field('name'), '!');
  await tab.reload();
  await expect.poll(() => typed(tab)).toEqual({ ...words, name: `${words.name}!` });
});

test('a page restored from the back/forward cache keeps the typed text and continues to save it', async ({
  visitor,
  engine,
}) => {
  test.skip(
    engine === 'firefox',
    'Firefox does not use its back/forward cache under remote control.',
  );
  const tab = await visitor.newTab('/contact');
  await typeMessage(tab);
  await tab.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await tab.open('/about');
  // Returns before the navigation, because `evaluate` never returns if its page enters the cache.
  await tab.evaluate(() => void setTimeout(() => history.back()));
  await tab.until('the same page is back', () => Reflect.get(window, 'persisted') === true);
  await tab.fill(field('name'), '!');
  expect(await typed(tab)).toEqual({ ...words, name: `${words.name}!` });
  const kept = async () => (await drafts(tab)).map(({ fields }) => fields);
  await expect.poll(kept).toMatchObject([{ ...words, name: `${words.name}!` }]);
});

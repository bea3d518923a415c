import { drafts } from '../harness/visitor.ts';
import { field, typed, typeMessage, words } from './contact.ts';
import { expect, test } from './visit.ts';

test('what is typed is there after a reload, in every field, and one more key keeps it', async ({
  visitor,
}) => {
  const tab = await visitor.newTab('/contact');
  await typeMessage(tab);
  await tab.reload();
  await tab.until(
    'the message is back',
    (at) => document.querySelector<HTMLTextAreaElement>(at)?.value !== '',
    field('message'),
  );
  expect(await typed(tab)).toEqual(words);
  await tab.fill(field('name'), '!');
  await tab.reload();
  await tab.until(
    'the message is back',
    (at) => document.querySelector<HTMLTextAreaElement>(at)?.value !== '',
    field('message'),
  );
  expect(await typed(tab)).toMatchObject({ email: words.email, message: words.message });
});

test('a page put aside comes back with what was typed, and goes on keeping it', async ({
  visitor,
  engine,
}) => {
  test.skip(engine === 'firefox', 'Under remote control Firefox puts none of the pages aside.');
  const tab = await visitor.newTab('/contact');
  await typeMessage(tab);
  await tab.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
  });
  await tab.open('/about');
  // Not at once: a page that is put aside before it has answered keeps the answer to itself.
  await tab.evaluate(() => void setTimeout(() => history.back()));
  await tab.until('the same page is back', () => Reflect.get(window, 'persisted') === true);
  await tab.fill(field('name'), '!');
  expect(await typed(tab)).toEqual({ ...words, name: `${words.name}!` });
  const kept = async () => (await drafts(tab)).map(({ fields }) => fields);
  await expect.poll(kept).toMatchObject([{ ...words, name: `${words.name}!` }]);
});

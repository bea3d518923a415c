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

import { ATTEMPT_TIMEOUT_MS } from '@site/outbox/testing';
import { newsletter } from '../../src/content/pages/newsletter.ts';
import { once, send, typeMessage, words, write } from './contact.ts';
import { expect, test } from './visit.ts';

test('a message and a subscription sent online reach staff', async ({ visitor, site }) => {
  const tab = await visitor.newTab('/contact');
  await write(tab);
  await tab.sees('Message sent!');
  expect(await site.inbox()).toMatchObject(once);

  await tab.fill('footer [name="email"]', words.email);
  await tab.click('footer form button[type="submit"]');
  await tab.sees(newsletter.states.sent.title);
  expect((await site.inbox()).map(({ kind }) => kind).sort()).toEqual(['contact', 'newsletter']);
});

test('sending an empty form scrolls to the first invalid field and its label', async ({
  visitor,
}) => {
  await visitor.openBrowser({ width: 390, height: 800 });
  const tab = await visitor.newTab('/contact');
  await send(tab);
  await tab.until('the label is below the bar', () => {
    const field = document.activeElement;
    if (!(field instanceof HTMLInputElement) || field.name !== 'name') return false;
    const label = field.labels?.[0]?.getBoundingClientRect();
    const bar = document.querySelector('header')?.getBoundingClientRect();
    return label !== undefined && bar !== undefined && label.top >= bar.bottom;
  });
});

for (const kind of ['answer-lost', 'answer-held', 'body-held'] as const) {
  test(`a message that gets no complete response arrives once: ${kind}`, async ({
    visitor,
    network,
    site,
  }) => {
    // Shortens each attempt's time-out to a tenth.
    await visitor.openBrowser({
      script: `const wait = setTimeout;
        window.setTimeout = (run, ms, ...more) =>
          wait(run, ms === ${ATTEMPT_TIMEOUT_MS} ? ms / 10 : ms, ...more);`,
    });
    const tab = await visitor.newTab('/contact');
    await typeMessage(tab);
    network.spoil({ kind });
    await send(tab);
    await expect.poll(() => network.attempts.length, { timeout: 60_000 }).toBeGreaterThan(1);
    await tab.sees('Message sent!');
    expect(await site.inbox()).toMatchObject(once);
  });
}

import { offlineReady } from '../harness/visitor.ts';
import { typed, typeMessage, words } from './contact.ts';
import { expect, releaseTest as test } from './visit.ts';

test('accepting an update keeps the text of every field', async ({ visitor, releases }) => {
  const tab = await visitor.newTab('/contact');
  await offlineReady(tab);
  await typeMessage(tab);
  await releases.deploy('B');
  await tab.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await tab.sees('What you have typed and what is waiting to be sent is kept.');
  await tab.click('[data-notice="update-ready"] button', 'Reload now');
  await tab.until('the new release is shown', () => {
    const { hydrated } = document.documentElement.dataset;
    return document.body.dataset['release'] === 'B' && hydrated === 'true';
  });
  await expect.poll(() => typed(tab)).toEqual(words);
});

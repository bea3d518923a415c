import { careersWith } from '../src/content/pages/careers.ts';
import { retentionWith } from '../src/content/retention.ts';
import { QUERIES } from '../src/graphql/query-store.ts';
import { expect, test } from './harness/fixtures.ts';
import { goTo, offlineReady, reconnect } from './harness/visitor.ts';

const { vacancies, vacancy } = careersWith(retentionWith(null));

test('a list that failed to load is requested again when the connection returns', {
  tag: '@network',
}, async ({ visitor, network }) => {
  visitor.allow(/graphql/);
  const page = await visitor.context.newPage();
  // Makes the database of lists fail.
  await page.addInitScript((queries) => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (name, version) {
      if (name === queries) throw new DOMException('Broken', 'UnknownError');
      return open.call(this, name, version);
    };
  }, QUERIES);
  await page.goto('/');
  await offlineReady(page);
  network.cut();
  await goTo(page, '/careers');
  const list = page.getByRole('region', { name: vacancies.title });
  await expect(list).toContainText(vacancies.unavailable);
  await expect(page.getByText('No connection at the moment')).toBeVisible();
  await reconnect(network, page);
  await expect(list.getByRole('article')).not.toHaveCount(0);
  network.cut();
  await page.goto('/careers/engineer');
  await expect(page.getByText(vacancy.unavailable.text)).toBeVisible();
});

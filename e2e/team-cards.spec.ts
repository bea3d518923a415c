import { team } from '../src/content/team-members.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';
import { drawn, hydrated } from './harness/visitor.ts';

test('a click on a placeholder icon of a team card does nothing, and a click elsewhere on the card opens the profile', async ({
  visitor,
}) => {
  const page = await visitor.newPage('/team');
  await hydrated(page);
  const [first] = team;
  const card = page.getByRole('article').filter({ hasText: first.name });
  const icons = card.getByRole('list').getByRole('link', { includeHidden: true });
  await expect(icons).toHaveCount(3);
  await page.evaluate(() => {
    window.navigation.addEventListener('navigate', ({ destination }) => {
      document.documentElement.dataset['went'] =
        `${document.documentElement.dataset['went'] ?? ''} ${new URL(destination.url).pathname}`.trim();
    });
  });
  for (const icon of await icons.all()) {
    await icon.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => scrollY);
    const box = await icon.boundingBox();
    if (!box) throw new Error('The icon has no box');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await drawn(page);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  }
  // The card's own link covers the text.
  await card.getByText(first.role).click({ force: true });
  await expect(page).toHaveURL(`/team/${first.id}`);
  // A navigation caused by an icon would be recorded before this one.
  await expect(page.locator('html')).toHaveAttribute('data-went', `/team/${first.id}`);
});

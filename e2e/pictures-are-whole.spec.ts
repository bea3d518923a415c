import { expect, pageTest as test } from './harness/fixtures.ts';

const windows = [320, 390, 600, 768, 1024, 1280, 1440, 1920, 2560].flatMap((width) =>
  [600, 900, 1200].map((height) => ({ width, height })),
);

const paths = [
  ...['/', '/company', '/company/about', '/team/m1001'],
  ...['/company/initiatives', '/company/research', '/company/culture', '/company/academy'],
  ...['/services', '/services/analytics', '/services/erp', '/services/training'],
  ...['/products', '/training', '/careers', '/contact', '/auth', '/team'],
];

for (const path of paths) {
  test(`${path} does not crop drawings`, { tag: '@pictures' }, async ({ visitor }) => {
    const page = await visitor.open(path);
    const shown = new Set<string>();
    for (const window of windows) {
      await page.setViewportSize(window);
      // Excludes the home page's door leaves and the pictures in list rows, which may be cropped.
      const drawings = await page
        .locator('img.picture:not(.photograph, .hero-leaf, .service-row-picture > *)')
        .filter({ visible: true })
        .evaluateAll((all) =>
          all.map((image) => `${image.getAttribute('src')} ${getComputedStyle(image).objectFit}`),
        );
      for (const each of drawings) shown.add(`${each} at ${window.width}×${window.height}`);
    }
    expect(shown.size).toBeGreaterThan(0);
    expect([...shown].filter((each) => each.includes(' cover '))).toEqual([]);
  });
}

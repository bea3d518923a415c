import { expect, pageTest as test } from './harness/fixtures.ts';
import { goTo, type Visitor } from './harness/visitor.ts';

const windows = [320, 390, 600, 768, 1024, 1280, 1440, 1920, 2560].flatMap((width) =>
  [600, 900, 1200].map((height) => ({ width, height })),
);

/** Opens a page in every window size, and returns the cropped drawings. */
async function cropped(visitor: Visitor, path: string): Promise<string[]> {
  const page = await visitor.context.newPage();
  await goTo(page, path);
  const found: string[] = [];
  let drawings = 0;
  for (const window of windows) {
    await page.setViewportSize(window);
    // Excludes the leaves of the home page's door and the rows of lists, which may be cropped.
    const boxes = await page
      .locator('img.picture:not(.photograph, .hero-leaf, .service-row-picture > *)')
      .evaluateAll((all) =>
        all.map((image) => {
          const { width, height } = image.getBoundingClientRect();
          return {
            src: image.getAttribute('src'),
            width,
            fit: getComputedStyle(image).objectFit,
            height,
          };
        }),
      );
    for (const { src, width, height, fit } of boxes.filter((box) => box.width > 0)) {
      drawings += 1;
      if (fit === 'cover') {
        found.push(`${path} at ${window.width}×${window.height}: ${src} in ${width}×${height}`);
      }
    }
  }
  expect(drawings).toBeGreaterThan(0);
  await page.close();
  return found;
}

const tours = [
  { name: 'home, company and team', paths: ['/', '/company', '/company/about', '/team/m1001'] },
  {
    name: 'company',
    paths: ['/company/initiatives', '/company/research', '/company/culture', '/company/academy'],
  },
  {
    name: 'services',
    paths: ['/services', '/services/analytics', '/services/erp', '/services/training'],
  },
  {
    name: 'other pages',
    paths: ['/products', '/training', '/careers', '/contact', '/auth', '/team'],
  },
];

for (const { name, paths } of tours) {
  test(`pages do not crop drawings: ${name}`, { tag: '@pictures' }, async ({ visitor }) => {
    const found = [];
    for (const path of paths) found.push(...(await cropped(visitor, path)));
    expect(found).toEqual([]);
  });
}

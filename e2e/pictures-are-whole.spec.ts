import { places, windows } from '../art/boxes.ts';
import { compose } from '../art/compositions.ts';
import { faultsOf } from '../art/crops.ts';
import { compositions } from '../art/pictures.ts';
import { expect, pageTest as test } from './harness/fixtures.ts';
import { pictureId } from './harness/picture-id.ts';
import { hydrated, type Visitor } from './harness/visitor.ts';

const drawn = new Map(compositions().map(({ id, width, height }) => [id, { width, height }]));

const checks = new Map<string, ReturnType<typeof faultsOf>>();
const checkOf = (id: string) => {
  const size = drawn.get(id);
  if (!size) return undefined;
  const known = checks.get(id) ?? faultsOf(compose(id, size.width, size.height));
  checks.set(id, known);
  return known;
};

/** Each picture's box on the page, at every window, and the places it counts as. */
async function measure(visitor: Visitor, path: string) {
  const page = await visitor.context.newPage();
  await page.goto(path);
  await hydrated(page);
  const found = [];
  for (const window of windows) {
    await page.setViewportSize(window);
    const boxes = await page.evaluate(
      (selectors) =>
        // But for the leaves of home's door, which stand at an angle.
        [...document.querySelectorAll<HTMLImageElement>('img.picture:not(.hero-leaf)')].map(
          (image) => {
            const { width, height } = image.getBoundingClientRect();
            const { objectFit } = getComputedStyle(image);
            const place = selectors.findIndex((selector) => image.parentElement?.matches(selector));
            return { src: image.src, width, height, objectFit, place };
          },
        ),
      places.map(({ selector }) => selector),
    );
    for (const { src, ...box } of boxes) {
      if (box.width > 0) found.push({ id: pictureId(src), ...box, window });
    }
  }
  await page.close();
  return found;
}

// Each with the number of places whose boxes its pages must show.
const tours = [
  {
    name: 'home, company and team',
    paths: ['/', '/company', '/company/about', '/services', '/team/m1001'],
    expected: places.length,
  },
  {
    name: 'company',
    paths: ['initiatives', 'research', 'culture', 'academy'].map((page) => `/company/${page}`),
    expected: 1,
  },
  {
    name: 'services',
    paths: ['analytics', 'security', 'cloud', 'gaming'].map((id) => `/services/${id}`),
    expected: 2,
  },
  {
    name: 'more services',
    paths: ['sharepoint', 'rand', 'erp', 'training'].map((id) => `/services/${id}`),
    expected: 2,
  },
  {
    name: 'other pages',
    paths: ['/products', '/training', '/careers', '/contact', '/auth', '/team', '/privacy'],
    expected: 1,
  },
];

for (const { name, paths, expected } of tours) {
  test(`no box cuts a symbol or leaves a sliver: ${name}`, { tag: '@pictures' }, async ({
    visitor,
  }) => {
    const wrong = new Set<string>();
    const seen = new Set<number>();
    for (const path of paths) {
      for (const { id, width, height, objectFit, place, window } of await measure(visitor, path)) {
        const at = `${path} at ${window.width}×${window.height}, ${id} in ${width}×${height}`;
        if (objectFit === 'cover') wrong.add(`${at} is cropped by the page`);
        for (const fault of checkOf(id)?.({ width, height }) ?? []) wrong.add(`${at} ${fault}`);
        // The unit test of all pictures looks at these boxes without a browser.
        const model = places[place]?.box(window);
        if (!model) continue;
        seen.add(place);
        if (Math.abs(width - model.width) > 1 || height < model.height - 1)
          wrong.add(`${at} is not ${model.width}×${model.height} or higher`);
      }
    }
    expect([...wrong].slice(0, 40)).toEqual([]);
    expect(seen.size).toBeGreaterThanOrEqual(expected);
  });
}

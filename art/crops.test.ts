import { describe, expect, it } from 'vitest';
import { places, windows } from './boxes.ts';
import { type Composed, compose } from './compositions.ts';
import { faultsOf, shown } from './crops.ts';
import { type Box, circle, rect } from './outline.ts';
import { compositions } from './pictures.ts';
import { bust } from './portraits.ts';
import { Sheet } from './sheet.ts';

// Words beside a picture may make its box higher than its least height.
const taller = [1, 1.2, 1.5];

describe('a fault', () => {
  const size = { width: 300, height: 300 };
  const drawn = (draw: (sheet: Sheet) => void, symbol: Box): Composed => {
    const sheet = new Sheet(300, 300);
    sheet.ground('#fff');
    draw(sheet);
    return {
      sheet,
      symbol,
      framing: { core: { x0: 0, y0: 0, x1: 300, y1: 300 }, fit: 'xMaxYMax meet' },
    };
  };
  const inside = { x0: 100, y0: 100, x1: 200, y1: 200 };

  it('is a symbol that reaches out of the box, by how much', () => {
    const beyond = drawn((sheet) => sheet.fill('#000', circle(20, 150, 50)), {
      ...inside,
      x0: -30,
    });
    expect(faultsOf(beyond)(size)).toEqual(['cuts 30 px off the symbol']);
  });

  it('is a round shape of which only the rim is left', () => {
    const rim = drawn((sheet) => sheet.fill('#000', circle(345, 150, 50)), inside);
    expect(faultsOf(rim)(size)).toEqual(['leaves 5.0 px of a shape at 295,100']);
    expect(faultsOf(rim)({ width: 600, height: 600 })).toEqual([]);
  });

  it('is none where something else covers the sliver, or where a shape is whole', () => {
    const covered = drawn((sheet) => {
      sheet.fill('#000', circle(345, 150, 50));
      sheet.fill('#00f', rect(200, 0, 100, 300));
      sheet.fill('#f00', rect(290, 10, 5, 5));
    }, inside);
    expect(faultsOf(covered)(size)).toEqual([]);
  });

  it('depends on where a box of another shape puts the picture', () => {
    const { framing } = drawn(() => undefined, inside);
    expect(shown(framing, { width: 600, height: 300 })).toEqual({
      scale: 1,
      x0: -300,
      y0: 0,
      x1: 300,
      y1: 300,
    });
    expect(shown({ ...framing, fit: 'xMidYMin slice' }, { width: 600, height: 300 })).toEqual({
      scale: 2,
      x0: 0,
      y0: 0,
      x1: 300,
      y1: 150,
    });
  });
});

describe.each(
  compositions().map(({ id, width, height }) => [id, compose(id, width, height)] as const),
)('%s', (id, picture) => {
  const faults = faultsOf(picture);

  it('keeps its symbol inside the part that every box shows', () => {
    const { core } = picture.framing;
    const { symbol } = picture;
    expect(symbol.x0).toBeGreaterThanOrEqual(core.x0);
    expect(symbol.y0).toBeGreaterThanOrEqual(core.y0);
    expect(symbol.x1).toBeLessThanOrEqual(core.x1);
    expect(symbol.y1).toBeLessThanOrEqual(core.y1);
  });

  it.each(places.filter(({ pictures }) => pictures.test(id)))(
    'is neither cut nor left in slivers in $selector',
    ({ box }) => {
      const found = new Map<string, string>();
      for (const window of windows) {
        const { width, height } = box(window);
        for (const times of taller) {
          const size = { width, height: height * times };
          const name = `${window.width}×${window.height}: ${Math.round(width)}×${Math.round(size.height)}`;
          for (const fault of faults(size)) found.set(fault, name);
        }
      }
      expect([...found].map(([fault, at]) => `${at} ${fault}`)).toEqual([]);
    },
  );
});

it('no window cuts a head off a portrait', () => {
  const { framing, head } = bust;
  const cut = places
    .filter(({ pictures }) => pictures.test('people/anyone'))
    .flatMap(({ box }) => windows.map(box))
    .filter((size) => {
      const view = shown(framing, size);
      return view.x0 > head.x0 || view.x1 < head.x1 || view.y0 > head.y0 || view.y1 < head.y1;
    });
  expect(cut).toEqual([]);
});

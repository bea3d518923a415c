import { expect, it } from 'vitest';
import { circle, rect } from './outline.ts';
import { bleeding, Sheet } from './sheet.ts';

const sheet = () => new Sheet(400, 300).ground('#eeeeee');
const paths = (drawn: Sheet) => [...drawn.svg().matchAll(/<path [^>]+>/g)].map(([path]) => path);

it('the ground is not painted on itself', () => {
  expect(paths(sheet().fill('#eeeeee', rect(0, 0, 100, 100)))).toHaveLength(1);
});

it('the ground on a plane is a hole in it, so that the edge of the plane is no hairline', () => {
  const [, plane, ...rest] = paths(
    sheet()
      .fill('#000000', rect(100, 100, 100, 100))
      .fill('#eeeeee', rect(100, 100, 50, 100)),
  );
  expect(plane).toContain('d="m100 100h100v100h-100zm0 100h50v-100h-50z"');
  expect(rest).toEqual([]);
});

it('the ground over two planes, or beyond one, is painted', () => {
  const two = sheet()
    .fill('#000000', rect(0, 0, 50, 50))
    .fill('#f00000', rect(50, 0, 50, 50));
  expect(paths(two.fill('#eeeeee', circle(50, 25, 10))).at(-1)).toContain('fill="#eee"');
  const one = sheet().fill('#000000', rect(0, 0, 50, 50));
  expect(paths(one.fill('#eeeeee', circle(50, 25, 10))).at(-1)).toContain('fill="#eee"');
});

it('straight edges are kept on the pixel, round ones are smoothed', () => {
  const [, straight, round] = paths(
    sheet()
      .fill('#000000', rect(0, 0, 50, 50))
      .fill('#f00000', circle(200, 200, 50)),
  );
  expect(straight).toContain('shape-rendering="crispEdges"');
  expect(round).not.toContain('crispEdges');
});

it('a picture that bleeds says what must show, and its ground goes on beyond it', () => {
  const drawn = sheet();
  const svg = drawn.svg(bleeding(drawn, 40));
  expect(svg).toContain('viewBox="40 0 356 296"');
  expect(svg).toContain('preserveAspectRatio="xMaxYMax meet"');
  expect(svg).toContain('d="m-3600-2700h7600v5700h-7600z"');
});

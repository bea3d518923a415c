/** The boxes in which pages show pictures, as their CSS lays them out. `e2e/pictures-are-whole.spec.ts` measures them. */
import type { Size } from './crops.ts';

interface Window {
  readonly width: number;
  readonly height: number;
}

export const windows: readonly Window[] = [
  320, 360, 390, 414, 600, 768, 820, 1024, 1180, 1280, 1366, 1440, 1536, 1920, 2560,
].flatMap((width) => [600, 900, 1200].map((height) => ({ width, height })));

const clamp = (least: number, value: number, most: number) =>
  Math.max(least, Math.min(value, most));

const rem = 16;
const bar = 4.5 * rem;
const tablet = 48 * rem;
const desk = 64 * rem;

/** From a margin of the page grid over some of its twelve columns. */
function bleed(width: number, columns: number): number {
  const gutter = clamp(1.25 * rem, 0.55 * rem + 0.03 * width, 4 * rem);
  const margin = Math.max(gutter, (width - 82 * rem) / 2);
  return margin + ((width - 2 * margin) * columns) / 12;
}

export interface Place {
  readonly selector: string;
  /** Which pictures stand there. */
  readonly pictures: RegExp;
  /** The least it is high; words beside it may make it higher. */
  readonly box: (window: Window) => Size;
}

export const places: readonly Place[] = [
  {
    selector: '.hero:not(.hero-showpiece) .hero-picture',
    pictures: /^(services|company|pages)\/(?!home$)/,
    box: ({ width, height }) => {
      if (width < tablet) return { width, height: (width * 3) / 4 };
      if (width < desk) return { width, height: width / 2 };
      return { width: bleed(width, 5), height: clamp(32 * rem, height * 0.72, 46 * rem) - bar };
    },
  },
  {
    selector: '.hero-showpiece .hero-picture',
    pictures: /^pages\/home$/,
    box: ({ width, height }) => {
      if (width < tablet) return { width, height: (width * 3) / 4 };
      if (width < desk) return { width, height: (width * 2) / 3 };
      const high = clamp(40 * rem, Math.min(height * 0.88, width * 0.7), 60 * rem);
      return { width: bleed(width, 5), height: high - bar };
    },
  },
  {
    selector: '.mural-picture',
    pictures: /^services\//,
    box: ({ width }) => {
      const side = width < tablet ? width / 2 : width / 4;
      return { width: side, height: side };
    },
  },
  {
    selector: '.service-row-picture',
    pictures: /^services\//,
    box: ({ width }) =>
      width < desk
        ? { width: bleed(width, 3), height: 9 * rem }
        : { width: bleed(width, 2), height: 12 * rem },
  },
  {
    selector: 'section.tone-indigo > div',
    pictures: /^reach-out\//,
    box: ({ width }) => {
      if (width < tablet) return { width, height: (width * 2) / 3 };
      return { width: bleed(width, width < desk ? 5 : 4), height: 20 * rem };
    },
  },
  {
    selector: '.bg-sand > [data-transition^="portrait-"]',
    pictures: /^people\//,
    box: ({ width, height }) => {
      if (width < desk) return { width, height: width };
      const high = Math.max(width * 0.4, Math.min(height - bar, width * 0.8));
      return { width: bleed(width, 5), height: Math.min(high, 60 * rem) };
    },
  },
];

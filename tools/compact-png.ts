import type { Page } from '@playwright/test';
import { palettePng } from './pictures/palette-png.ts';

/** Encodes `png` with a palette, in `page`, whose CSP must allow `data:` images. */
export const compactPng = async (page: Page, png: Buffer): Promise<Buffer> => {
  const { width, height, pixels } = await page.evaluate(async (encoded) => {
    const image = new Image();
    image.src = `data:image/png;base64,${encoded}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
    let text = '';
    for (let i = 0; i < data.length; i += 8192) {
      text += String.fromCharCode(...data.subarray(i, i + 8192));
    }
    return { width, height, pixels: btoa(text) };
  }, png.toString('base64'));
  return palettePng(Buffer.from(pixels, 'base64'), width, height);
};

import { saveFile } from './save-file.ts';

const imageOf = async (svg: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
};

/**
 * Makes the browser save an SVG file as a PNG picture.
 * @param width in pixels; the height follows from the SVG's proportions
 * @throws Error if the browser cannot draw the SVG file
 */
export const savePng = async (svg: string, width: number, name: string): Promise<void> => {
  const image = await imageOf(svg);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = (width * image.naturalHeight) / image.naturalWidth;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('The browser could not create a PNG picture');
  saveFile(blob, name, 'png');
};

/**
 * Prints an SVG file instead of the page.
 * @throws Error if the browser cannot draw the SVG file
 */
export const printPicture = async (svg: string): Promise<void> => {
  const image = await imageOf(svg);
  const frame = document.createElement('iframe');
  // A frame with `display: none` would print nothing.
  frame.className = 'sr-only';
  frame.tabIndex = -1;
  document.body.append(frame);
  frame.contentDocument?.body.append(image);
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow?.print();
};

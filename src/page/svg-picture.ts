/**
 * Converts an SVG file to a PNG picture.
 * @param width in pixels; the height follows from the SVG's own size
 * @throws Error when the browser cannot draw it
 */
export const pngOf = async (svg: string, width: number): Promise<Blob> => {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = (width * image.naturalHeight) / image.naturalWidth;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
};

/**
 * Prints an SVG file instead of the page.
 * @throws Error when the browser cannot draw it
 */
export const printPicture = async (svg: string): Promise<void> => {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const frame = document.createElement('iframe');
  // A frame without a box prints nothing.
  frame.className = 'sr-only';
  frame.tabIndex = -1;
  document.body.append(frame);
  frame.contentDocument?.body.append(image);
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove());
  frame.contentWindow?.print();
};

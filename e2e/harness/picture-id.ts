import { readdirSync, readFileSync } from 'node:fs';

/** Normalizes white space, because the build does so when it inlines a picture. */
const words = (svg: string) => svg.replace(/\s+/g, ' ').trim();
const drawings = readdirSync('public/images', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.svg'),
);
const byWords = new Map(
  drawings.map((file) => [
    words(readFileSync(`public/images/${file}`, 'utf8')),
    file.replace('.svg', ''),
  ]),
);
/** Returns the path in `public/images/`, without extension, of the picture that `src` shows. */
export const pictureId = (src: string): string => {
  if (!src.startsWith('data:'))
    return new URL(src, 'http://site.example').pathname.replace(/^\/images\/|\.\w+$/g, '');
  const id = byWords.get(words(decodeURIComponent(src.slice(src.indexOf(',') + 1))));
  if (!id) throw new Error(`No drawing matches ${src.slice(0, 200)}`);
  return id;
};

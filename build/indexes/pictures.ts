import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RegisteredImage } from '../../src/content/types.ts';

/** Formats of photographs, smallest files first: browsers use the first format they support. */
const formats = ['avif', 'webp', 'jpg', 'png'];
const PHOTOGRAPH = /^(.+?)(?:@(\d+))?\.(avif|webp|jpg|png)$/;

type Photograph = Required<Pick<RegisteredImage, 'ending'>> & Pick<RegisteredImage, 'sizes'>;

/**
 * The photographs among `names`, by id.
 * @param names files below `public/images`
 * @throws Error if every file of a photograph has a width in its name, such as `a@400.jpg`
 */
export function photographsIn(names: readonly string[]): ReadonlyMap<string, Photograph> {
  const files = names
    .flatMap((name) => {
      const [, id, width = '0', ending] = PHOTOGRAPH.exec(name) ?? [];
      return id && ending ? [{ id, ending, width: Number(width) }] : [];
    })
    .sort(
      (one, other) =>
        formats.indexOf(one.ending) - formats.indexOf(other.ending) || one.width - other.width,
    );
  const found = new Map<string, Photograph>(
    files.filter(({ width }) => !width).map(({ id, ending }) => [id, { ending }]),
  );
  for (const { id, ending, width } of files) {
    if (!width) continue;
    const photograph = found.get(id);
    if (!photograph)
      throw new Error(
        `public/images/${id}@${width}.${ending}: ${id} also needs a file without a width in its name`,
      );
    const widths = [...(photograph.sizes?.[ending] ?? []), width];
    found.set(id, { ...photograph, sizes: { ...photograph.sizes, [ending]: widths } });
  }
  return found;
}

export const readPictures = (folder = 'public/images') => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  const drawings = names.filter((name) => name.endsWith('.svg'));
  return {
    photographs: photographsIn(names),
    /** The text of each SVG, by id. */
    drawings: new Map(
      drawings.map((name) => [name.slice(0, -4), readFileSync(join(folder, name), 'utf8')]),
    ),
  };
};

export type Pictures = ReturnType<typeof readPictures>;

const SIZE = /^<svg[^>]* width="(\d+)" height="(\d+)"/;

const sizeOf = (id: string, svg: string) => {
  const [size, width, height] = SIZE.exec(svg) ?? [];
  if (!size) throw new Error(`public/images/${id}.svg: the first tag needs width and height`);
  return { width: Number(width), height: Number(height) };
};

const folderOf = (id: string) => id.split('/')[0] ?? '';

/**
 * Returns the size of each folder's first drawing, of each drawing with a different size, and of
 * each photograph. A photograph has the size of the drawing that it replaces. If it replaces no
 * drawing, it has the size of its folder's first drawing.
 * @throws Error for a drawing without a size, and for photographs in a folder without a drawing
 */
export function sizesOf({ photographs, drawings }: Pictures): Record<string, RegisteredImage> {
  const images: Record<string, RegisteredImage> = {};
  for (const [id, svg] of drawings) {
    const size = sizeOf(id, svg);
    images[folderOf(id)] ??= size;
    const usual = images[folderOf(id)];
    if (usual?.width !== size.width || usual.height !== size.height) images[id] = size;
  }
  for (const [id, photograph] of photographs) {
    const size = images[id] ?? images[folderOf(id)];
    if (!size)
      throw new Error(
        `public/images/${id}.${photograph.ending}: its folder needs a drawing, which determines the photograph's size`,
      );
    images[id] = { ...size, ...photograph };
  }
  return images;
}

import { images } from '../content/images.ts';
import type { ImageId } from '../content/types.ts';

const sizes: Readonly<Record<string, { width: number; height: number }>> = images;

interface PictureProps {
  readonly id: ImageId;
  /** Empty for a picture that only decorates. */
  readonly alt: string;
  readonly className?: string;
  /** For a picture in view from the start. */
  readonly eager?: boolean;
}

/** One of the site's own drawings; it fills its box and is cropped to it. */
export const Picture = ({ id, alt, className = '', eager = false }: PictureProps) => {
  const { width, height } = sizes[id] ?? { width: 800, height: 600 };
  return (
    <img
      src={`/images/${id}.svg`}
      alt={alt}
      width={width}
      height={height}
      className={`picture ${className}`}
      decoding="async"
      loading={eager ? 'eager' : 'lazy'}
    />
  );
};

import { images } from '../content/images.gen.ts';
import type { ImageId } from '../content/types.ts';

// A hero's picture is as wide as the window, or half as wide on a desktop. Browsers measure the
// width of lazy pictures (`auto`).
const SIZES = 'auto, (width < 64rem) 100vw, 50vw';

// Patterns in the lower right corner of every hero's drawing.
const corners = {
  small: '#svgView(viewBox(1000,700,200,200))',
  large: '#svgView(viewBox(900,600,300,300))',
};

interface PictureProps {
  readonly id: ImageId;
  readonly alt: string;
  readonly className?: string;
  /** Set for a picture that is visible from the start. */
  readonly eager?: boolean;
  /** Shows only the pattern in one corner of a hero's drawing. */
  readonly corner?: keyof typeof corners;
}

/** One of the site's own pictures. Drawings are fitted into their box; photographs are cropped. */
export const Picture = ({ id, alt, className = '', eager = false, corner }: PictureProps) => {
  const [group = ''] = id.split('/');
  const {
    width,
    height,
    ending = 'svg',
    sizes,
  } = images[id] ?? images[group] ?? { width: 800, height: 600 };
  const image = (
    <img
      src={`/images/${id}.${ending}${corner ? corners[corner] : ''}`}
      alt={alt}
      width={width}
      height={height}
      className={`picture${ending === 'svg' ? '' : ' photograph'}${className && ` ${className}`}`}
      loading={eager ? 'eager' : 'lazy'}
    />
  );
  if (!sizes) return image;
  return (
    <picture className="contents">
      {Object.entries(sizes).map(([format, widths]) => (
        <source
          key={format}
          type={`image/${format === 'jpg' ? 'jpeg' : format}`}
          srcSet={widths.map((px) => `/images/${id}@${px}.${format} ${px}w`).join()}
          sizes={SIZES}
        />
      ))}
      {image}
    </picture>
  );
};

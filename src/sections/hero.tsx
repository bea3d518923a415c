import type { ReactNode } from 'react';
import { Picture } from '../components/picture.tsx';
import type { ImageId } from '../content/types.ts';
import { groundOf } from './hero-backgrounds.ts';

// Beyond it a title would stand as a tower of short lines.
const LONG_TITLE = 38;

interface HeroProps {
  readonly title: string;
  readonly tagline: string;
  readonly image: ImageId;
  /** Above the title: where the page belongs, or a mark. */
  readonly eyebrow?: ReactNode;
  /** Between the tagline and the actions. */
  readonly details?: ReactNode;
  readonly actions?: ReactNode;
  /** For a title of a word or two beside a drawn screen, which shows whole. */
  readonly giant?: boolean;
  /** The home page's: it fills the screen, and its picture opens by itself. */
  readonly showpiece?: boolean;
}

/** Opens a page: words to the left, the picture off the right and the bottom edge, on one ground. */
export const Hero = ({
  title,
  tagline,
  image,
  eyebrow,
  details,
  actions,
  giant = false,
  showpiece = false,
}: HeroProps) => {
  const size = giant || showpiece ? 'text-giant' : title.length > LONG_TITLE ? 'text-heading' : '';
  return (
    <section
      className={`hero page-grid ${groundOf(image)} ${showpiece ? 'hero-showpiece' : ''} ${giant ? 'hero-screen' : ''}`}
    >
      <div className="hero-words">
        {eyebrow && <div className="mb-6 font-semibold">{eyebrow}</div>}
        <h1 className={`hero-title ${size}`}>{title}</h1>
        <p className="hero-tagline mt-6 max-w-text text-lead text-muted">{tagline}</p>
        {details && <div className="hero-tagline mt-7">{details}</div>}
        {actions && <div className="hero-tagline mt-10 flex flex-wrap gap-4">{actions}</div>}
      </div>
      <div className={`hero-picture ${showpiece ? '' : 'hero-doors'}`}>
        <Picture id={image} alt="" eager />
      </div>
    </section>
  );
};

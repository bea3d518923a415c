import type { ReactNode } from 'react';
import { Picture } from '../components/picture.tsx';
import type { ImageId } from '../content/types.ts';

interface HeroProps {
  readonly title: string;
  readonly tagline: string;
  readonly image: ImageId;
  /** A short line above the title: where the page belongs. */
  readonly eyebrow?: ReactNode;
  readonly actions?: ReactNode;
  /** The home page's: larger words, more picture. */
  readonly showpiece?: boolean;
}

/** Opens a page: words to the left, the pattern off the right and the bottom edge. */
export const Hero = ({ title, tagline, image, eyebrow, actions, showpiece }: HeroProps) => (
  <section className={`hero page-grid tone-paper ${showpiece ? 'hero-showpiece' : ''}`}>
    <div className="hero-words">
      {eyebrow && <p className="mb-5 font-semibold text-clay">{eyebrow}</p>}
      <h1 className="hero-title">{title}</h1>
      <p className="hero-tagline mt-6 max-w-text text-lead text-muted">{tagline}</p>
      {actions && <div className="hero-tagline mt-10 flex flex-wrap gap-4">{actions}</div>}
    </div>
    <div className="hero-picture">
      <Picture id={image} alt="" eager />
    </div>
  </section>
);

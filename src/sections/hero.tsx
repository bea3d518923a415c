import type { ReactNode } from 'react';
import { Picture } from '../components/picture.tsx';
import type { Hero as HeroContent, ImageId } from '../content/types.ts';
import { groundOf } from './hero-backgrounds.ts';
import { Still } from './still.tsx';

interface HeroProps extends Omit<HeroContent, 'tagline'> {
  readonly tagline: ReactNode;
  /** Shown above the title: for example, a link to the parent page or a product's mark. */
  readonly eyebrow?: ReactNode;
  readonly details?: ReactNode;
  readonly actions?: ReactNode;
  /** The leaves of a door over the home page's picture. If set, the hero fills the screen. */
  readonly leaves?: readonly [ImageId, ImageId];
}

/** Text beside a picture that reaches the right edge, on one background. */
export const HeroSection = ({
  title,
  line,
  tagline,
  image,
  eyebrow,
  details,
  actions,
  leaves,
}: HeroProps) => (
  <section className={`hero page-grid ${groundOf(image)} ${leaves ? 'hero-showpiece' : ''}`}>
    <div className="hero-words">
      {eyebrow && <div className="mb-6 font-semibold">{eyebrow}</div>}
      {line ? (
        <>
          <h1 className="hero-title mb-6 font-medium font-text text-small tracking-normal">
            {title}
          </h1>
          <p className="hero-title hero-line">{line}</p>
        </>
      ) : (
        <h1 className={`hero-title ${leaves ? 'max-w-[7em] text-giant' : 'hero-line'}`}>{title}</h1>
      )}
      <p className="hero-tagline mt-6 max-w-text text-balance text-lead text-muted">{tagline}</p>
      {details && <div className="hero-tagline mt-8">{details}</div>}
      {actions && (
        <div className="hero-tagline mt-10 flex w-full flex-col flex-wrap gap-4 sm:flex-row">
          {actions}
        </div>
      )}
    </div>
    <div className={`hero-picture ${leaves ? '' : 'hero-doors'}`}>
      <Picture id={image} alt="" eager />
      {leaves?.map((id) => (
        <Picture key={id} id={id} alt="" eager className="hero-leaf" />
      ))}
    </div>
  </section>
);

/** The top of a page. */
export const Hero = (props: HeroProps) => (
  <Still>
    <HeroSection {...props} />
  </Still>
);

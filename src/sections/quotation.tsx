import type { ReactNode } from 'react';
import { Picture } from '../components/picture.tsx';
import type { ImageId } from '../content/types.ts';

interface QuotationProps {
  readonly children: string;
  readonly author: {
    readonly name: ReactNode;
    readonly role: string;
    readonly image: ImageId;
  };
  readonly className?: string;
}

/** A large quote. Its quotation marks hang outside the text, and are not read aloud. */
export const Quotation = ({ children, author, className = '' }: QuotationProps) => (
  <figure data-reveal className={className}>
    <blockquote className="relative max-w-[22em] text-balance font-bold font-display text-quote">
      <span className="-left-[0.45em] absolute" aria-hidden="true">
        “
      </span>
      {children}
      <span className="ml-[0.06em]" aria-hidden="true">
        ”
      </span>
    </blockquote>
    <figcaption className="mt-8 flex items-center gap-5 lg:mt-12">
      <Picture id={author.image} alt="" className="size-20 flex-none lg:size-24" />
      <div>
        <span className="block font-semibold">{author.name}</span>
        <span className="block text-muted">{author.role}</span>
      </div>
    </figcaption>
  </figure>
);

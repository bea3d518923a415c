interface QuotationProps {
  readonly children: string;
  readonly className: string;
}

/** A large quote. Its quotation marks hang outside the text, and are not read aloud. */
export const Quotation = ({ children, className }: QuotationProps) => (
  <blockquote className={`relative font-bold font-display text-quote ${className}`}>
    <span className="-left-[0.45em] absolute" aria-hidden="true">
      “
    </span>
    {children}
    <span className="ml-[0.06em]" aria-hidden="true">
      ”
    </span>
  </blockquote>
);

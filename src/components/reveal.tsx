import type { ReactNode } from 'react';

interface RevealProps {
  readonly children: ReactNode;
  readonly className?: string;
}

/** Content that rises into place when it is scrolled into view (`rise-on-scroll.ts`). */
export const Reveal = ({ children, className = '' }: RevealProps) => (
  <div data-reveal="" className={className}>
    {children}
  </div>
);

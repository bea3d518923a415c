import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface UnfoldProps {
  readonly icon?: ReactNode;
  /** The part that is always visible: a heading, or words. */
  readonly summary: ReactNode;
  /** Whether it begins open on a phone, too. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** Content below a name that opens it on a phone; always open on anything wider (`open-where-wide.ts`). */
export const Unfold = ({ icon, summary, isOpen, children }: UnfoldProps) => (
  <details open={isOpen} data-open={isOpen ? '' : undefined} className="unfold">
    <summary className={`[&::-webkit-details-marker]:hidden${icon ? ' has-icon' : ''}`}>
      {icon}
      {summary}
      <Icon name="chevron-down" />
    </summary>
    <div>{children}</div>
  </details>
);

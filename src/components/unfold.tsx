import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface UnfoldProps {
  readonly icon?: ReactNode;
  readonly summary: ReactNode;
  /** Whether the content is initially open on a phone. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** Content that unfolds on a phone. In wider windows, it is always open (`enhance.ts`). */
export const Unfold = ({ icon, summary, isOpen, children }: UnfoldProps) => (
  <details open={isOpen} data-open={isOpen ? '' : undefined} className="unfold">
    <summary className={icon ? 'has-icon' : undefined}>
      {icon}
      {summary}
      <Icon name="chevron-down" />
    </summary>
    <div>{children}</div>
  </details>
);

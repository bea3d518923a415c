import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { useMediaQuery } from './use-media-query.ts';

interface UnfoldProps {
  readonly icon?: ReactNode;
  /** What always shows: a heading, or words. */
  readonly summary: ReactNode;
  /** Whether it begins open on a phone, too. */
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/**
 * Shows its content below a name that opens it on a phone, and always on anything wider: there a
 * style sheet opens it, and script tells assistive technology so and takes it out of the tab order.
 */
export const Unfold = ({ icon, summary, isOpen, children }: UnfoldProps) => {
  const wide = useMediaQuery('(width >= 48rem)');
  return (
    <details open={wide || isOpen} className="unfold">
      <summary
        className={`[&::-webkit-details-marker]:hidden${icon ? ' has-icon' : ''}`}
        tabIndex={wide ? -1 : undefined}
      >
        {icon}
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div>{children}</div>
    </details>
  );
};

import type { ReactNode } from 'react';
import type { IconName } from '../content/icons.ts';
import { Icon } from './icon.tsx';

interface OutcomePanelProps {
  /** `saved`: kept on this device, not delivered yet. */
  readonly tone: 'sent' | 'saved' | 'failed';
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
}

const looks = {
  sent: { icon: 'check', mark: 'bg-leaf text-paper' },
  saved: { icon: 'clock', mark: 'bg-marigold text-night' },
  failed: { icon: 'wifi-off', mark: 'bg-danger text-paper' },
} as const satisfies Record<OutcomePanelProps['tone'], { icon: IconName; mark: string }>;

/** What became of a form, in its place. */
export const OutcomePanel = ({ tone, title, text, children }: OutcomePanelProps) => {
  const { icon, mark } = looks[tone];
  return (
    <div
      role="status"
      className="flex items-start gap-5 border border-line bg-surface p-6 text-ink"
    >
      <span className={`grid size-12 flex-none place-items-center ${mark}`}>
        <Icon name={icon} />
      </span>
      <div>
        <p className="font-display text-title font-bold">{title}</p>
        <p className="mt-2 text-muted">{text}</p>
        {children}
      </div>
    </div>
  );
};

interface FormFailurePanelProps {
  readonly title: string;
  readonly text: string;
  /** What is wrong with none of the fields on the page. */
  readonly problems: readonly { readonly field: string; readonly message: string }[];
}

/** Why a form could not be sent, above it. */
export const FormFailurePanel = ({ title, text, problems }: FormFailurePanelProps) => (
  <OutcomePanel tone="failed" title={title} text={text}>
    {problems.length > 0 && (
      <ul className="mt-2 text-danger">
        {problems.map(({ field, message }) => (
          <li key={field}>{message}</li>
        ))}
      </ul>
    )}
  </OutcomePanel>
);

import type { IconName } from '../content/icons.ts';
import { Icon } from './icon.tsx';

interface OutcomePanelProps {
  /** `saved`: kept on this device, not delivered yet. */
  readonly tone: 'sent' | 'saved' | 'failed';
  readonly title: string;
  readonly text: string;
}

const looks = {
  sent: { icon: 'check', mark: 'bg-leaf text-paper' },
  saved: { icon: 'clock', mark: 'bg-marigold text-night' },
  failed: { icon: 'wifi-off', mark: 'bg-danger text-paper' },
} as const satisfies Record<OutcomePanelProps['tone'], { icon: IconName; mark: string }>;

/** What became of a form, in its place. */
export const OutcomePanel = ({ tone, title, text }: OutcomePanelProps) => {
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
      </div>
    </div>
  );
};

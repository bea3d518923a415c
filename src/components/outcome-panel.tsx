import type { ReactNode, Ref } from 'react';
import type { FormOutcome, FormWords } from '../content/form-words.ts';
import type { IconName } from '../content/icons.ts';
import { Icon } from './icon.tsx';

interface OutcomePanelProps extends FormOutcome {
  readonly outcome: keyof FormWords['states'];
  readonly children?: ReactNode;
}

interface Look {
  readonly icon: IconName;
  readonly mark: string;
}

const failed: Look = { icon: 'wifi-off', mark: 'bg-danger text-paper' };
const looks: Partial<Record<OutcomePanelProps['outcome'], Look>> = {
  sent: { icon: 'check', mark: 'bg-leaf text-paper' },
  saved: { icon: 'clock', mark: 'bg-marigold text-night' },
};

export const OutcomePanel = ({ outcome, title, text, children }: OutcomePanelProps) => {
  const { icon, mark } = looks[outcome] ?? failed;
  return (
    <div className="flex items-start gap-5 border border-line tone-surface p-6">
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

interface OutcomePlaceProps extends FormOutcome {
  readonly ref: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** Replaces a form and gets the focus, so screen readers read it without a live region. */
export const OutcomePlace = ({ ref, title, text, children }: OutcomePlaceProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
  <div ref={ref} tabIndex={-1} role="group" aria-label={`${title} ${text}`}>
    {children}
  </div>
);

interface FormFailurePanelProps extends FormOutcome {
  /** Problems with fields that are not on the page. */
  readonly problems: readonly { readonly field: string; readonly message: string }[];
}

export const FormFailurePanel = ({ title, text, problems }: FormFailurePanelProps) => (
  <div role="status">
    <OutcomePanel outcome="refused" title={title} text={text}>
      {problems.length > 0 && (
        <ul className="mt-2 text-danger">
          {problems.map(({ field, message }) => (
            <li key={field}>{message}</li>
          ))}
        </ul>
      )}
    </OutcomePanel>
  </div>
);

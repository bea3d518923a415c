import type { IconName } from '../content/icons.ts';
import { Button } from './button.tsx';

interface SubmitButtonProps {
  readonly label: string;
  readonly busyLabel: string;
  readonly isBusy: boolean;
  readonly icon?: IconName | undefined;
}

/** Reserves room for both labels, so that the button's size does not change. */
export const SubmitButton = ({ label, busyLabel, isBusy, icon }: SubmitButtonProps) => (
  <Button type="submit" disabled={isBusy} icon={icon}>
    <span className="grid">
      {[label, busyLabel].map((text) => {
        const isShown = text === (isBusy ? busyLabel : label);
        return (
          <span key={text} className={`[grid-area:1/1] ${isShown ? '' : 'invisible'}`}>
            {text}
          </span>
        );
      })}
    </span>
  </Button>
);

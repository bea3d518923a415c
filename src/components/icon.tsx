import type { IconName } from '../content/icons.ts';
import sprite from './icons.svg?no-inline';

interface IconProps {
  readonly name: IconName;
  readonly className?: string;
}

/** Hidden from assistive technology, so text or a label must convey the same meaning. */
export const Icon = ({ name, className = '' }: IconProps) => (
  <svg className={`icon${className && ` ${className}`}`} viewBox="0 0 24 24" aria-hidden="true">
    <use href={`${sprite}#${name}`} />
  </svg>
);

import type { ComponentProps } from 'react';
import type { IconName } from '../content/icons.ts';
import { Icon } from './icon.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  readonly icon: IconName;
  readonly label: string;
}

export const IconButton = ({ icon, label, className = '', ...rest }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    className={`grid size-13 flex-none cursor-pointer place-items-center border-2 border-edge text-ink transition-colors hover:border-ink hover:bg-ink hover:text-paper ${className}`}
    {...rest}
  >
    <Icon name={icon} />
  </button>
);

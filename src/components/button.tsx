import type { ComponentProps, ReactNode } from 'react';
import type { IconName } from '../content/icons.ts';
import { Icon } from './icon.tsx';
import { SiteLink } from './link.tsx';
import { NeedsConnection } from './needs-connection.tsx';

interface Look {
  /** `marigold`, the accent, is for dark backgrounds, and for at most one button per screen. */
  readonly tone?: 'primary' | 'outline' | 'marigold';
  /** Shown after the text, except `arrow-left`, which precedes it. */
  readonly icon?: IconName | undefined;
  readonly className?: string;
  readonly children: ReactNode;
}

interface ExternalProps {
  readonly href: string;
  readonly children: ReactNode;
}

const Words = ({ icon, children }: Pick<Look, 'icon' | 'children'>) => {
  if (!icon) return children;
  const isBack = icon === 'arrow-left';
  return (
    <>
      {isBack && <Icon name={icon} className="icon-back" />}
      <span>{children}</span>
      {!isBack && <Icon name={icon} className="icon-forward" />}
    </>
  );
};

export const Button = ({
  tone = 'primary',
  icon,
  className = '',
  children,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) => (
  <button type={type} className={`button button-${tone} ${className}`} {...rest}>
    <Words icon={icon}>{children}</Words>
  </button>
);

export const ButtonLink = ({
  to,
  tone = 'primary',
  icon,
  className = '',
  search,
  children,
}: Look & Pick<ComponentProps<typeof SiteLink>, 'to' | 'search'>) => (
  <SiteLink to={to} className={`button button-${tone} ${className}`} search={search}>
    <Words icon={icon}>{children}</Words>
  </SiteLink>
);

export const ButtonExternal = ({ href, children }: ExternalProps) => (
  <a href={href} target="_blank" rel="noopener" className="button button-primary">
    <Words icon="arrow-up-right">
      {children}
      <NeedsConnection />
    </Words>
  </a>
);

import type { ComponentProps, ReactNode } from 'react';
import type { IconName } from '../content/icons.ts';
import { Icon } from './icon.tsx';
import { SiteLink } from './link.tsx';
import { NeedsConnection } from './needs-connection.tsx';

interface Look {
  /** `marigold` is the accent: at most one per view, on a dark plane. */
  readonly tone?: 'primary' | 'outline' | 'marigold';
  /** After the words, or before them for a way back. */
  readonly icon?: IconName;
  readonly className?: string;
  readonly children: ReactNode;
}

type ExternalUrl = `https://${string}`;

const back: readonly IconName[] = ['arrow-left', 'chevron-left'];

const Words = ({ icon, children }: Pick<Look, 'icon' | 'children'>) => {
  if (!icon) return children;
  const first = back.includes(icon);
  return (
    <>
      {first && <Icon name={icon} className="icon-back" />}
      <span>{children}</span>
      {!first && <Icon name={icon} className="icon-forward" />}
    </>
  );
};

const looks = ({ tone = 'primary', className = '' }: Pick<Look, 'tone' | 'className'>) =>
  `button button-${tone} ${className}`;

/** A button for an action on this page. */
export const Button = ({
  tone = 'primary',
  icon,
  className = '',
  children,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) => (
  <button type={type} className={looks({ tone, className })} {...rest}>
    <Words {...(icon && { icon })}>{children}</Words>
  </button>
);

/** A link to another page of this site. */
export const ButtonLink = ({
  to,
  tone = 'primary',
  icon,
  className = '',
  search,
  children,
}: Look & Pick<ComponentProps<typeof SiteLink>, 'to' | 'search'>) => (
  <SiteLink to={to} className={looks({ tone, className })} {...(search && { search })}>
    <Words {...(icon && { icon })}>{children}</Words>
  </SiteLink>
);

/** A link to another site, in a new tab; warns while there is no connection. */
export const ButtonExternal = ({
  href,
  tone = 'primary',
  className = '',
  children,
}: Omit<Look, 'icon'> & { readonly href: ExternalUrl }) => (
  <a href={href} target="_blank" rel="noopener" className={looks({ tone, className })}>
    <Words icon="arrow-up-right">
      {children}
      <NeedsConnection />
    </Words>
  </a>
);

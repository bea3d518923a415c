import type { ReactNode } from 'react';
import type { IconName } from '../content/icons.ts';
import { Icon } from './icon.tsx';

interface CardProps {
  readonly title: string;
  readonly icon?: IconName;
  /** Above the words, edge to edge. */
  readonly media?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string;
}

/** A square-cornered plane with a title; the level below its section's heading. */
export const Card = ({ title, icon, media, children, className = '' }: CardProps) => (
  <article className={`flex flex-col border border-line bg-surface text-ink ${className}`}>
    {media}
    <div className="flex grow flex-col gap-4 p-6 lg:p-8">
      {icon && <Icon name={icon} className="text-clay" />}
      <h3>{title}</h3>
      {children}
    </div>
  </article>
);

import { fill } from '../content/fill.ts';
import { labels } from '../content/labels.ts';
import type { SocialMediaLink } from '../content/types.ts';
import { NeedsConnection } from './needs-connection.tsx';
import { PlaceholderLink } from './placeholder-link.tsx';
import { SocialIcon } from './social-icon.tsx';

interface SocialLinksProps {
  readonly name: string;
  readonly links: readonly SocialMediaLink[];
  readonly className?: string;
}

const place = 'grid size-11 place-items-center';

export const SocialLinks = ({ name, links, className = '' }: SocialLinksProps) => (
  <ul aria-label={fill(labels.social.title, { name })} className={`flex ${className}`}>
    {links.map((link) => (
      <li key={link.name}>
        <a href={link.href} target="_blank" rel="noopener" className={place}>
          <span className="sr-only">
            {link.name}
            <NeedsConnection />
          </span>
          <SocialIcon name={link.name} />
        </a>
      </li>
    ))}
    {links.length === 0 &&
      labels.social.networks.map((network) => (
        <li key={network}>
          <PlaceholderLink label={network} className={place}>
            <SocialIcon name={network} />
          </PlaceholderLink>
        </li>
      ))}
  </ul>
);

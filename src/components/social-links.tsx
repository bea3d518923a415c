import { fill, labels } from '../content/labels.ts';
import { PlaceholderLink } from './placeholder-link.tsx';
import { SocialIcon } from './social-icon.tsx';

interface SocialLinksProps {
  /** Whose profiles they would be. */
  readonly name: string;
  readonly className?: string;
}

/** A person's profiles elsewhere, once they are there. */
export const SocialLinks = ({ name, className = '' }: SocialLinksProps) => (
  <ul aria-label={fill(labels.social.title, { name })} className={`flex ${className}`}>
    {labels.social.links.map((network) => (
      <li key={network}>
        <PlaceholderLink
          label={`${network} (${labels.social.note})`}
          className="grid size-11 place-items-center"
        >
          <SocialIcon name={network} />
        </PlaceholderLink>
      </li>
    ))}
  </ul>
);

import { Icon } from '../components/icon.tsx';
import { SiteLink } from '../components/link.tsx';
import { Picture } from '../components/picture.tsx';
import type { NavigationEntry } from '../content/types.ts';

export const ServiceGrid = ({ entries }: { readonly entries: readonly NavigationEntry[] }) => (
  <ul className="mural">
    {entries.map(({ name, description, to, image }) => (
      <li key={to}>
        <SiteLink to={to} className="mural-link">
          <span className="mural-picture">
            <Picture id={image} alt="" className="mural-art" />
          </span>
          <span className="mural-words">
            <span className="mural-name">{name}</span>
            <span className="mural-description">{description}</span>
            <Icon name="arrow-right" className="nudge mt-auto lg:size-8" />
          </span>
        </SiteLink>
      </li>
    ))}
  </ul>
);

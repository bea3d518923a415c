import { ButtonLink } from '../components/button.tsx';
import type { FormSentContent } from '../content/pages/forms.ts';
import { Hero } from './hero.tsx';

type MessageHeroProps = { readonly content: Pick<FormSentContent, 'hero' | 'links'> };

export const MessageHero = ({ content }: MessageHeroProps) => (
  <Hero
    {...content.hero}
    actions={content.links.map(({ name, to }, index) => (
      <ButtonLink key={to} to={to} tone={index === 0 ? 'primary' : 'outline'}>
        {name}
      </ButtonLink>
    ))}
  />
);

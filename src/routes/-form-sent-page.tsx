import { ButtonLink } from '../components/button.tsx';
import type { FormSentContent } from '../content/pages/forms.ts';
import { Hero } from '../sections/hero.tsx';

/** The page that confirms a form posted without script. */
export const FormSentPage = ({ content }: { readonly content: FormSentContent }) => (
  <Hero
    {...content.hero}
    actions={content.links.map(({ name, to }, index) => (
      <ButtonLink key={to} to={to} tone={index === 0 ? 'primary' : 'outline'}>
        {name}
      </ButtonLink>
    ))}
  />
);

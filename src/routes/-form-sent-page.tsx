import { ButtonLink } from '../components/button.tsx';
import type { FormSentContent } from '../content/pages/forms.ts';
import { Hero } from '../sections/hero.tsx';

/** Confirms a form that the browser itself posted. */
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

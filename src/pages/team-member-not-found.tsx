import { ButtonLink } from '../components/button.tsx';
import type { TeamContent } from '../content/pages/team.ts';
import { Hero } from '../sections/hero.tsx';

export const TeamMemberNotFound = ({ content }: { readonly content: TeamContent }) => {
  const { title, text, back } = content.notFound;
  return (
    <Hero
      title={title}
      tagline={text}
      image="people/placeholder"
      actions={
        <ButtonLink to={back.to} icon="arrow-right">
          {back.text}
        </ButtonLink>
      }
    />
  );
};

import { ButtonLink } from '../components/button.tsx';
import type { productsPage } from '../content/products-page.ts';
import { Hero } from '../sections/hero.tsx';

interface ProductNotFoundPageProps {
  readonly words: (typeof productsPage)['notFound'];
}

export const ProductNotFoundPage = ({ words }: ProductNotFoundPageProps) => (
  <Hero
    title={words.title}
    tagline={words.text}
    image="pages/not-found"
    actions={
      <ButtonLink to="/products" icon="arrow-left">
        {words.back}
      </ButtonLink>
    }
  />
);

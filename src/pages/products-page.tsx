import { Section } from '../components/section.tsx';
import type { productsPage } from '../content/service-grid.ts';
import type { Product } from '../content/types.ts';
import { Hero } from '../sections/hero.tsx';
import { ProductGrid } from '../sections/product-grid.tsx';

interface ProductsPageProps {
  readonly content: typeof productsPage;
  readonly products: readonly Product[];
}

export const ProductsPage = ({ content, products }: ProductsPageProps) => (
  <>
    <Hero {...content.hero} />
    <Section>
      <ProductGrid products={products} />
    </Section>
  </>
);

import { Section } from '../components/section.tsx';
import type { productsPage } from '../content/products-page.ts';
import type { Product } from '../content/types.ts';
import { ClosingLine } from '../sections/closing-line.tsx';
import { Hero } from '../sections/hero.tsx';
import { ProductGrid } from '../sections/product-grid.tsx';
import './products.css';

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
    <ClosingLine image={content.hero.image} {...content.closing} />
  </>
);

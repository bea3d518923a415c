import { Section } from '../components/section.tsx';
import type { productsPage } from '../content/products-page.ts';
import { Hero } from '../sections/hero.tsx';
import { later } from '../sections/later.tsx';
import './products.css';

const ClosingLine = later((sections) => sections.ClosingLine);
const ProductGrid = later((sections) => sections.ProductGrid);

interface ProductsPageProps {
  readonly content: typeof productsPage;
}

export const ProductsPage = ({ content }: ProductsPageProps) => (
  <>
    <Hero {...content.hero} />
    <Section>
      <ProductGrid />
    </Section>
    <ClosingLine image={content.hero.image} {...content.closing} />
  </>
);

import { Section } from '../../components/section.tsx';
import type { productsPage } from '../../content/pages/products.ts';
import { Hero } from '../../sections/hero.tsx';
import { stills } from '../../sections/later.tsx';
import './-products.css';
import { Still } from '../../sections/still.tsx';

export const ProductsPage = ({ content }: { readonly content: typeof productsPage }) => (
  <>
    <Hero {...content.hero} />
    <Still>
      <Section>
        <stills.ProductGrid />
      </Section>
    </Still>
    <stills.ClosingLine topic="products" image={content.hero.image} {...content.closing} />
  </>
);

import { createFileRoute } from '@tanstack/react-router';
import { ButtonLink } from '../../components/button.tsx';
import type { productsPage } from '../../content/pages/products.ts';
import type { Product } from '../../content/types.ts';
import { Hero } from '../../sections/hero.tsx';
import { loadedHead } from '../-page-head.ts';
import { ProductPage } from './-product-page.tsx';

interface ProductNotFoundPageProps {
  readonly words: (typeof productsPage)['notFound'];
}

const ProductNotFoundPage = ({ words }: ProductNotFoundPageProps) => (
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

const products = import.meta.glob<Product>('../../content/products/*.ts', { import: 'default' });

export const Route = createFileRoute('/products/$productId')({
  loader: async ({ params: { productId } }) => {
    const product = await products[`../../content/products/${productId}.ts`]?.();
    if (product) {
      return { product, meta: product.meta, path: `/products/${product.id}` } as const;
    }
    const { notFound, meta } = (await import('../../content/pages/products.ts')).productsPage;
    const title = notFound.title;
    return { notFound, meta: { ...meta, title }, path: '/products', noindex: true } as const;
  },
  head: loadedHead,
  component: () => {
    const data = Route.useLoaderData();
    return 'product' in data ? (
      <ProductPage product={data.product} />
    ) : (
      <ProductNotFoundPage words={data.notFound} />
    );
  },
});

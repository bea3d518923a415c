import { createFileRoute } from '@tanstack/react-router';
import { ButtonLink } from '../../components/button.tsx';
import type { Product } from '../../content/types.ts';
import { Hero } from '../../sections/hero.tsx';
import { loadedHead } from '../-page-head.ts';
import { ProductPage } from './-product-page.tsx';

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
    if (data.product) return <ProductPage product={data.product} />;
    const { title, text, back } = data.notFound;
    const action = (
      <ButtonLink to="/products" icon="arrow-left">
        {back}
      </ButtonLink>
    );
    return <Hero title={title} tagline={text} image="pages/not-found" actions={action} />;
  },
});

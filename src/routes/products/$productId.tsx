import { createFileRoute } from '@tanstack/react-router';
import type { Product } from '../../content/types.ts';
import { MessageHero } from '../../sections/message-hero.tsx';
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
    const hero = { title, tagline: text, image: 'pages/not-found' } as const;
    return <MessageHero content={{ hero, links: [{ name: back, to: '/products' }] }} />;
  },
});

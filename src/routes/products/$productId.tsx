import { createFileRoute } from '@tanstack/react-router';
import type { Product } from '../../content/types.ts';
import { ProductNotFoundPage } from '../../pages/product-not-found-page.tsx';
import { ProductPage } from '../../pages/product-page.tsx';
import { pageHead } from '../-page-head.ts';

const products = import.meta.glob<Product>('../../content/products/*.ts', { import: 'default' });

export const Route = createFileRoute('/products/$productId')({
  loader: async ({ params: { productId } }) => {
    const product = await products[`../../content/products/${productId}.ts`]?.();
    if (!product) {
      const { notFound, meta } = (await import('../../content/products-page.ts')).productsPage;
      return { known: false, notFound, meta: { ...meta, title: notFound.title } } as const;
    }
    return { known: true, product } as const;
  },
  head: ({ loaderData: data }) => {
    if (!data) return {};
    return data.known
      ? pageHead({
          meta: data.product.meta,
          path: `/products/${data.product.id}`,
        })
      : pageHead({ meta: data.meta, path: '/products', noindex: true });
  },
  component: () => {
    const data = Route.useLoaderData();
    return data.known ? <ProductPage {...data} /> : <ProductNotFoundPage words={data.notFound} />;
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { ButtonLink } from '../../components/button.tsx';
import type { productsPage } from '../../content/pages/products.ts';
import type { Product } from '../../content/types.ts';
import { Hero } from '../../sections/hero.tsx';
import { pageHead } from '../-page-head.ts';
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
    if (!product) {
      const { notFound, meta } = (await import('../../content/pages/products.ts')).productsPage;
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

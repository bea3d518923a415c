import { createFileRoute } from '@tanstack/react-router';
import { ProductsPage } from '../../pages/products-page.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/products/')({
  loader: async () => {
    const [{ productsPage }, { products }] = await Promise.all([
      import('../../content/products-page.ts'),
      import('../../content/products.ts'),
    ]);
    return { content: productsPage, products };
  },
  head: headOf({ path: '/products' }),
  component: () => <ProductsPage {...Route.useLoaderData()} />,
});

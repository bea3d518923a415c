import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '../-page-head.ts';
import { ProductsPage } from './-products-page.tsx';

export const Route = createFileRoute('/products/')({
  loader: async () => (await import('../../content/pages/products.ts')).productsPage,
  head: headOf({ path: '/products' }),
  component: () => <ProductsPage content={Route.useLoaderData()} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { ProductsPage } from '../../pages/products-page.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/products/')({
  loader: async () => (await import('../../content/products-page.ts')).productsPage,
  head: headOf({ path: '/products' }),
  component: () => <ProductsPage content={Route.useLoaderData()} />,
});

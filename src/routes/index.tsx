import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../pages/home-page.tsx';
import { headOf } from './-page-head.ts';

export const Route = createFileRoute('/')({
  loader: async () => {
    const [{ home }, { productEntries }] = await Promise.all([
      import('../content/home.ts'),
      import('../content/products.gen.ts'),
    ]);
    return { content: home, products: productEntries };
  },
  head: headOf({ path: '/' }),
  component: () => <HomePage {...Route.useLoaderData()} />,
});

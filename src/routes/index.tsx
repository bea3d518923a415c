import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../pages/home-page.tsx';
import { headOf } from './-page-head.ts';

export const Route = createFileRoute('/')({
  loader: async () => {
    const [{ home }, { products }] = await Promise.all([
      import('../content/home.ts'),
      import('../content/products.ts'),
    ]);
    return { content: home, products };
  },
  head: headOf({ path: '/', share: 'home' }),
  component: () => <HomePage {...Route.useLoaderData()} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { Facts } from '../../sections/facts.tsx';
import { later } from '../../sections/later.tsx';
import { headOf } from '../-page-head.ts';

const LegalText = later((sections) => sections.LegalText);

const SupplierPage = () => {
  const { hero, facts, ...content } = Route.useLoaderData();
  return (
    <LegalText
      {...content}
      {...hero}
      extras={[{ title: facts.title, content: <Facts entries={facts.entries} /> }]}
    />
  );
};

export const Route = createFileRoute('/company/supplier')({
  loader: async () => (await import('../../content/pages/supplier.ts')).supplier,
  head: headOf({ path: '/company/supplier' }),
  component: SupplierPage,
});

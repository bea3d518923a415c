import { createFileRoute } from '@tanstack/react-router';
import { later } from '../sections/later.tsx';
import { headOf } from './-page-head.ts';

const LegalText = later((sections) => sections.LegalText);

const TermsPage = () => {
  const content = Route.useLoaderData();
  return <LegalText {...content} {...content.hero} />;
};

export const Route = createFileRoute('/terms')({
  loader: async () => (await import('../content/pages/terms.ts')).terms,
  head: headOf({ path: '/terms' }),
  component: TermsPage,
});

import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '../-page-head.ts';
import { NewsletterLinkPage } from './-newsletter-link-page.tsx';

export const Route = createFileRoute('/newsletter/confirm')({
  loader: async () => (await import('../../content/pages/newsletter-links.ts')).newsletterConfirm,
  head: headOf({ path: '/newsletter/confirm', noindex: true }),
  component: () => <NewsletterLinkPage content={Route.useLoaderData()} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '../-page-head.ts';
import { NewsletterLinkPage } from './-newsletter-link-page.tsx';

export const Route = createFileRoute('/newsletter/unsubscribe')({
  loader: async () =>
    (await import('../../content/pages/newsletter-links.ts')).newsletterUnsubscribe,
  head: headOf({ path: '/newsletter/unsubscribe', noindex: true }),
  component: () => <NewsletterLinkPage content={Route.useLoaderData()} />,
});

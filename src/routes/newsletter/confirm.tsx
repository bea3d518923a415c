import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '../-page-head.ts';
import { NewsletterLinkPage } from './-newsletter-link-page.tsx';

export const Route = createFileRoute('/newsletter/confirm')({
  loader: async () => (await import('../../content/pages/newsletter-links.ts')).newsletterConfirm,
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({
          meta: loaderData.meta,
          path: '/newsletter/confirm',
          noindex: true,
        })
      : {},
  component: () => <NewsletterLinkPage content={Route.useLoaderData()} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { NewsletterLinkPage } from '../../pages/newsletter-link-page.tsx';
import { pageHead } from '../-page-head.ts';

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

import { createFileRoute } from '@tanstack/react-router';
import { FormSentPage } from '../-form-sent-page.tsx';
import { pageHead } from '../-page-head.ts';

export const Route = createFileRoute('/newsletter/unsubscribed')({
  loader: async () => (await import('../../content/pages/forms.ts')).newsletterUnsubscribed,
  head: ({ loaderData }) =>
    loaderData
      ? pageHead({ meta: loaderData.meta, path: '/newsletter/unsubscribed', noindex: true })
      : {},
  component: () => <FormSentPage content={Route.useLoaderData()} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { FormSentPage } from '../../pages/form-sent-page.tsx';
import { pageHead } from '../-page-head.ts';

export const Route = createFileRoute('/contact_/sent')({
  loader: async () => (await import('../../content/pages/form-sent.ts')).contactSent,
  head: ({ loaderData }) =>
    loaderData ? pageHead({ meta: loaderData.meta, path: '/contact/sent', noindex: true }) : {},
  component: () => <FormSentPage content={Route.useLoaderData()} />,
});

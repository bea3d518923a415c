import { createFileRoute } from '@tanstack/react-router';
import { FormSentPage } from '../-form-sent-page.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/newsletter/confirmed')({
  loader: async () => (await import('../../content/pages/forms.ts')).newsletterConfirmed,
  head: headOf({ path: '/newsletter/confirmed', noindex: true }),
  component: () => <FormSentPage content={Route.useLoaderData()} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { MessageHero } from '../../sections/message-hero.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/newsletter/unsubscribed')({
  loader: async () => (await import('../../content/pages/forms.ts')).newsletterUnsubscribed,
  head: headOf({ path: '/newsletter/unsubscribed', noindex: true }),
  component: () => <MessageHero content={Route.useLoaderData()} />,
});

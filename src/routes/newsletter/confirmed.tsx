import { createFileRoute } from '@tanstack/react-router';
import { MessageHero } from '../../sections/message-hero.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/newsletter/confirmed')({
  loader: async () => (await import('../../content/pages/forms.ts')).newsletterConfirmed,
  head: headOf({ path: '/newsletter/confirmed', noindex: true }),
  component: () => <MessageHero content={Route.useLoaderData()} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { ContactPage } from '../pages/contact-page.tsx';
import { headOf } from './-page-head.ts';

export const Route = createFileRoute('/contact')({
  loader: async () => (await import('../content/pages/contact.ts')).contact,
  head: headOf({ path: '/contact' }),
  component: () => <ContactPage content={Route.useLoaderData()} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { headOf } from '../-page-head.ts';
import { SignInPage } from './-sign-in-page.tsx';

export const Route = createFileRoute('/auth/')({
  loader: async () => (await import('../../content/pages/sign-in.ts')).signIn,
  head: headOf({ path: '/auth', noindex: true }),
  component: () => <SignInPage content={Route.useLoaderData()} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '../../pages/sign-in-page.tsx';
import { headOf } from '../-page-head.ts';

export const Route = createFileRoute('/auth/')({
  loader: async () => (await import('../../content/pages/sign-in.ts')).signIn,
  head: headOf({ path: '/auth', noindex: true }),
  component: () => <SignInPage content={Route.useLoaderData()} />,
});

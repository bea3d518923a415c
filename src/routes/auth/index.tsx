import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '../../pages/sign-in-page.tsx';
import { pageHead } from '../-page-head.ts';

export const Route = createFileRoute('/auth/')({
  loader: async () => (await import('../../content/pages/sign-in.ts')).signIn,
  head: ({ loaderData }) =>
    loaderData ? pageHead({ meta: loaderData.meta, path: '/auth', noindex: true }) : {},
  component: () => <SignInPage content={Route.useLoaderData()} />,
});

import { createFileRoute } from '@tanstack/react-router';
import { FormSentPage } from '../-form-sent-page.tsx';
import { NotFoundPage } from '../-not-found-page.tsx';
import { pageHead } from '../-page-head.ts';

/** Says that a form was sent. An unknown kind is a page that does not exist, as in `$.tsx`. */
export const Route = createFileRoute('/sent/$kind')({
  loader: async ({ params: { kind } }) => {
    const { forms } = await import('../../content/pages/forms.ts');
    const form = Object.entries(forms).find(([name]) => name === kind)?.[1];
    return form
      ? { content: form.sent, path: `/sent/${kind}` as const }
      : { ...(await import('../../content/pages/not-found.ts')), path: '/' as const };
  },
  head: ({ loaderData: data }) => {
    if (!data) return {};
    const { meta } = 'content' in data ? data.content : data.notFound;
    return pageHead({ meta, path: data.path, noindex: true });
  },
  component: () => {
    const data = Route.useLoaderData();
    return 'content' in data ? (
      <FormSentPage content={data.content} />
    ) : (
      <NotFoundPage content={data.notFound} />
    );
  },
});

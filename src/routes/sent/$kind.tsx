import { createFileRoute } from '@tanstack/react-router';
import { MessageHero } from '../../sections/message-hero.tsx';
import { NotFoundPage } from '../-not-found-page.tsx';
import { loadedHead } from '../-page-head.ts';

export const Route = createFileRoute('/sent/$kind')({
  loader: async ({ params: { kind } }) => {
    const { forms } = await import('../../content/pages/forms.ts');
    const content = Object.entries(forms).find(([name]) => name === kind)?.[1].sent;
    if (content) {
      return { content, meta: content.meta, path: `/sent/${kind}`, noindex: true } as const;
    }
    const { notFound } = await import('../../content/pages/not-found.ts');
    return { notFound, meta: notFound.meta, path: '/', noindex: true } as const;
  },
  head: loadedHead,
  component: () => {
    const data = Route.useLoaderData();
    return 'content' in data ? (
      <MessageHero content={data.content} />
    ) : (
      <NotFoundPage content={data.notFound} />
    );
  },
});

import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ContactForm } from '../sections/contact-form.tsx';
import { ContactPage } from './-contact-page.tsx';
import { headOf } from './-page-head.ts';

export const Route = createFileRoute('/contact')({
  // The form checks whether the topic exists. A check here would add code to every page.
  validateSearch: ({ topic }: Record<string, unknown>): { readonly topic?: string } =>
    typeof topic === 'string' ? { topic } : {},
  loader: async () => (await import('../content/pages/contact.ts')).contact,
  head: headOf({ path: '/contact' }),
  component: () => {
    const content = Route.useLoaderData();
    const { topic = '' } = Route.useSearch();
    const navigate = Route.useNavigate();
    const onTopicChosen = useCallback(
      (chosen: string) =>
        void navigate({
          search: chosen ? { topic: chosen } : {},
          replace: true,
          resetScroll: false,
        }),
      [navigate],
    );
    return (
      <ContactPage
        content={content}
        topic={topic}
        form={<ContactForm words={content} topic={topic} onTopicChosen={onTopicChosen} />}
      />
    );
  },
});

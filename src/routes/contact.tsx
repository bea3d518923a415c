import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { ContactPage } from '../pages/contact-page.tsx';
import { headOf } from './-page-head.ts';

const VACANCY_MAX = 200;

const ContactRoute = () => {
  const { vacancy = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onVacancyRemoved = useCallback(
    () => void navigate({ search: {}, replace: true, resetScroll: false }),
    [navigate],
  );
  return (
    <ContactPage
      content={Route.useLoaderData()}
      vacancy={vacancy}
      onVacancyRemoved={onVacancyRemoved}
    />
  );
};

export const Route = createFileRoute('/contact')({
  validateSearch: ({ vacancy }: Record<string, unknown>): { readonly vacancy?: string } =>
    typeof vacancy === 'string' && vacancy.trim() !== ''
      ? { vacancy: vacancy.trim().slice(0, VACANCY_MAX) }
      : {},
  loader: async () => (await import('../content/pages/contact.ts')).contact,
  head: headOf({ path: '/contact' }),
  component: ContactRoute,
});

import { createFileRoute } from '@tanstack/react-router';
import { aliases } from '../../content/aliases.ts';
import type { Service } from '../../content/types.ts';
import { isHydrated } from '../../page/hydration.ts';
import { loadedHead } from '../-page-head.ts';
import { ServicePage } from './-service-page.tsx';
import { ServicesPage } from './-services-page.tsx';

const services = import.meta.glob<Service>('../../content/services/*.ts', { import: 'default' });

export const Route = createFileRoute('/services/$service')({
  loader: async ({ params }) => {
    const path = `/services/${params.service}`;
    const service = await services[`../../content${aliases[path] ?? path}.ts`]?.();
    if (service) {
      // On the first page of a visit, the exhibit loads its code only when it is near the window.
      if (service.exhibit && (import.meta.env.SSR || isHydrated())) {
        const { loadExhibit } = await import('../../exhibits/exhibit.tsx');
        await loadExhibit(service.exhibit);
      }
      return { service, meta: service.meta, path: `/services/${service.id}` } as const;
    }
    const { servicesPage } = await import('../../content/pages/services.ts');
    return { servicesPage, meta: servicesPage.meta, path: '/services', noindex: true } as const;
  },
  head: loadedHead,
  component: () => {
    const data = Route.useLoaderData();
    return 'service' in data ? (
      <ServicePage content={data.service} />
    ) : (
      <ServicesPage content={data.servicesPage} />
    );
  },
});

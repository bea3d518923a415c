import { createFileRoute } from '@tanstack/react-router';
import { aliases } from '../../content/aliases.ts';
import type { Service } from '../../content/types.ts';
import { isHydrated } from '../../page/hydration.ts';
import { pageHead } from '../-page-head.ts';
import { ServicePage } from './-service-page.tsx';
import { ServicesPage } from './-services-page.tsx';

const services = import.meta.glob<Service>('../../content/services/*.ts', { import: 'default' });

export const Route = createFileRoute('/services/$service')({
  loader: async ({ params }) => {
    const path = `/services/${params.service}`;
    const service = await services[`../../content${aliases[path] ?? path}.ts`]?.();
    if (service) {
      // The HTML of a first page stands in for its exhibit until it is near the window.
      const hydrating = !import.meta.env.SSR && !isHydrated();
      if (!hydrating) {
        const { loadServicePage } = await import('./-service-page.tsx');
        await loadServicePage(service);
      }
      return { known: true, service } as const;
    }
    const { servicesPage } = await import('../../content/pages/services.ts');
    return { known: false, servicesPage } as const;
  },
  head: ({ loaderData: data }) => {
    if (!data) return {};
    return data.known
      ? pageHead({
          meta: data.service.meta,
          path: `/services/${data.service.id}`,
        })
      : pageHead({ meta: data.servicesPage.meta, path: '/services', noindex: true });
  },
  component: () => {
    const data = Route.useLoaderData();
    return data.known ? (
      <ServicePage content={data.service} />
    ) : (
      <ServicesPage content={data.servicesPage} />
    );
  },
});

import { createFileRoute } from '@tanstack/react-router';
import type { Service } from '../../content/types.ts';
import { isHydrated } from '../../page/hydration.ts';
import { ServicePage } from '../../pages/service-page.tsx';
import { ServicesPage } from '../../pages/services-page.tsx';
import { pageHead } from '../-page-head.ts';

const services = import.meta.glob<Service>('../../content/services/*.ts', { import: 'default' });
const aliases: Readonly<Record<string, string>> = { randd: 'rand' };

export const Route = createFileRoute('/services/$service')({
  loader: async ({ params }) => {
    const id = aliases[params.service] ?? params.service;
    const service = await services[`../../content/services/${id}.ts`]?.();
    if (service) {
      // The HTML of a first page stands in for its exhibit until it is near the window.
      const hydrating = !import.meta.env.SSR && !isHydrated();
      if (!hydrating) {
        const { loadServicePage } = await import('../../pages/service-page.tsx');
        await loadServicePage(service);
      }
      return { known: true, service } as const;
    }
    const { servicesPage } = await import('../../content/service-grid.ts');
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

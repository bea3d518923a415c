import { caseStudies } from '../content/case-studies.ts';
import { LargeIndex } from './large-index.tsx';

export const Projects = ({ className }: { readonly className?: string }) => (
  <LargeIndex
    className={className}
    entries={caseStudies.map(({ id, title, description, client, weeks, cost, service, image }) => ({
      name: title,
      description,
      to: `/work/${id}`,
      note: client,
      figures: [`${weeks} weeks`, cost] as const,
      image: image ?? `services/${service}`,
    }))}
  />
);

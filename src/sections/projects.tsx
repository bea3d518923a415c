import { caseStudies } from '../content/case-studies.ts';
import { LargeIndex } from './large-index.tsx';

export const Projects = () => (
  <LargeIndex
    entries={caseStudies.map(({ id, title, description, client, service, image }) => ({
      ...{ name: title, description, to: `/work/${id}`, note: client },
      image: image ?? `services/${service}`,
    }))}
  />
);

import { caseStudies } from '../content/case-studies.ts';
import { LargeIndex } from './large-index.tsx';

interface ProjectsProps {
  readonly except?: string;
  readonly isLarge?: boolean;
  readonly className?: string;
}

export const Projects = ({ except, ...look }: ProjectsProps) => (
  <LargeIndex
    {...look}
    entries={caseStudies
      .filter(({ id }) => id !== except)
      .map(({ id, title, description, client, weeks, cost, service, image }) => ({
        name: title,
        description,
        to: `/work/${id}`,
        note: client,
        figures: [`${weeks} weeks`, cost && `${cost} excl. VAT`] as const,
        image: image ?? `services/${service}`,
      }))}
  />
);

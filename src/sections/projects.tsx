import { caseStudies } from '../content/case-studies.ts';
import { LargeIndex } from './large-index.tsx';

interface ProjectsProps {
  readonly except?: string;
  /** Only projects of this service. */
  readonly service?: string;
  readonly isLarge?: boolean;
  readonly className?: string;
}

export const Projects = ({ except, service, ...look }: ProjectsProps) => {
  const entries = caseStudies
    .filter((each) => each.id !== except && (!service || each.service === service))
    .map(({ id, title, description, client, weeks, cost, service: of, image }) => ({
      name: title,
      description,
      to: `/work/${id}` as const,
      note: client,
      figures: [`${weeks} weeks`, cost && `${cost} excl. VAT`] as const,
      image: image ?? `services/${of}`,
    }));
  return entries.length > 0 && <LargeIndex {...look} entries={entries} />;
};

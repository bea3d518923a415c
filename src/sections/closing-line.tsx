import { ButtonLink } from '../components/button.tsx';
import type { Closing, ImageId } from '../content/types.ts';
import { closingGroundOf } from './hero-backgrounds.ts';
import { LeadLine } from './lead-line.tsx';

interface ClosingLineProps extends Closing {
  /** The hero's picture. It determines the background. */
  readonly image: ImageId;
  /** The id of the service whose lead (the person who answers) is shown. */
  readonly service?: string;
  readonly search?: Readonly<Record<string, string>>;
}

export const ClosingLine = ({ image, line, action, to, service, search }: ClosingLineProps) => (
  <section
    className={`wrap flex flex-col gap-10 py-16 lg:flex-row lg:items-center lg:justify-between lg:py-24 ${closingGroundOf(image)}`}
  >
    <div>
      <p className="max-w-text text-balance font-bold font-display text-heading">{line}</p>
      <ButtonLink to={to} search={search} icon="arrow-right" className="mt-8">
        {action}
      </ButtonLink>
    </div>
    <LeadLine
      service={service}
      portrait="size-24 lg:size-56"
      className="lg:w-2/5 lg:flex-none lg:gap-6 lg:text-title"
    />
  </section>
);

import { Section } from '../components/section.tsx';
import type { AcademyContent } from '../content/pages/academy.ts';

type NumberedStepsProps = AcademyContent['howItWorks'] & { readonly intro?: string };

export const NumberedSteps = ({ title, intro, steps }: NumberedStepsProps) => (
  <Section tone="ink" labelledBy="steps-title" title={title} text={intro}>
    <ol
      data-reveal
      className={`grid md:gap-x-10 md:gap-y-10 xl:gap-x-8 ${steps.length > 4 ? 'md:max-xl:grid-cols-6 md:max-xl:*:col-span-2 md:max-xl:*:nth-[n+4]:col-span-3 xl:grid-cols-5' : 'md:grid-cols-2 xl:grid-cols-4'}`}
    >
      {steps.map(({ title: name, text }, index) => (
        <li
          key={name}
          className="relative border-line max-md:ml-3 max-md:border-l-2 max-md:pb-10 max-md:pl-8 last:pb-0 md:border-t-2 md:pt-8"
        >
          <span className="-left-2.5 md:-top-2.5 absolute top-2 size-4.5 rotate-45 bg-marigold md:left-0" />
          <span
            className="block font-bold font-display text-heading text-marigold"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <h3 className="mt-2">{name}</h3>
          <p className="mt-3 max-w-text text-muted">{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);

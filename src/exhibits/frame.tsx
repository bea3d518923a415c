import { type ReactNode, useId } from 'react';
import { Section, SectionHead } from '../components/section.tsx';
import { useInBrowser } from '../components/use-in-browser.ts';
import type { Exhibit } from '../content/exhibit-types.ts';
import { exhibitWords } from '../content/exhibit-words.ts';

/** The frame of every exhibit. Its controls are disabled until it is hydrated. */
export const Frame = ({
  content,
  children,
}: {
  readonly content: Exhibit;
  readonly children: ReactNode;
}) => {
  const id = useId();
  const alive = useInBrowser(
    () => true,
    () => false,
  );
  return (
    <Section tone="surface" labelledBy={id} className="exhibit py-12 lg:py-28">
      <p className="mb-6 font-semibold text-indigo" data-exhibit={content.kind}>
        {exhibitWords.eyebrow}
      </p>
      <SectionHead id={id} title={content.title} text={content.text} />
      <fieldset disabled={!alive} aria-labelledby={id} className="min-w-0">
        {children}
      </fieldset>
      <p className="mt-8 text-muted text-small">{content.example}</p>
    </Section>
  );
};

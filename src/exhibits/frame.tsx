import { useHydrated } from '@tanstack/react-router';
import type { PropsWithChildren } from 'react';
import { Section } from '../components/section.tsx';
import type { Exhibit } from '../content/exhibit-types.ts';
import { exhibitWords } from '../content/exhibit-words.ts';

/**
 * The frame of every exhibit. On wide screens, the controls are to the left of the picture, which
 * must have the class `lg:row-span-2`. Controls are disabled until the exhibit is hydrated.
 */
export const Frame = ({ content, children }: PropsWithChildren<{ readonly content: Exhibit }>) => {
  const isHydrated = useHydrated();
  return (
    <Section
      tone="surface"
      labelledBy="exhibit-title"
      eyebrow={
        <p className="mb-4 font-semibold text-indigo" data-exhibit={content.kind}>
          {exhibitWords.eyebrow}
        </p>
      }
      title={content.title}
      text={content.text}
      className="exhibit py-12 lg:py-28"
    >
      <fieldset
        disabled={!isHydrated}
        aria-labelledby="exhibit-title"
        className="grid min-w-0 gap-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-16"
      >
        {children}
        <p className="text-muted text-small">{content.example}</p>
      </fieldset>
    </Section>
  );
};

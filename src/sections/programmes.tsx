import { useEffect, useId } from 'react';
import { Picture } from '../components/picture.tsx';
import { Section, SectionHead } from '../components/section.tsx';
import type { ImageId } from '../content/types.ts';

interface Programme {
  readonly id: string;
  readonly title: string;
  readonly description: readonly string[];
  readonly image: ImageId;
}

interface ProgrammesProps {
  readonly title: string;
  readonly intro: string;
  readonly items: readonly Programme[];
  /** The id of the programme that the page's address names. */
  readonly current?: string;
}

/** The programme cards as one triptych; the current one is marked and brought into view. */
export const Programmes = ({ title, intro, items, current }: ProgrammesProps) => {
  const id = useId();
  useEffect(() => {
    if (!items.some((item) => item.id === current)) return;
    // After the router has put a new page's scroll position back to the top.
    const frame = requestAnimationFrame(() =>
      document.getElementById(`${current}`)?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [items, current]);

  return (
    <>
      <Section labelledBy={id} className="pb-12! lg:pb-16!">
        <SectionHead id={id} title={title} text={intro} className="mb-0!" />
      </Section>
      <ul aria-labelledby={id} className="grid gap-px bg-line lg:grid-cols-3">
        {items.map((item) => (
          <li
            key={item.id}
            id={item.id}
            aria-current={item.id === current ? 'true' : undefined}
            className={`flex flex-col max-lg:flex-row ${item.id === current ? 'tone-indigo' : 'tone-surface'}`}
          >
            <div className="relative max-md:aspect-square max-lg:w-1/4 max-md:self-start md:max-lg:w-1/2 lg:aspect-4/3">
              <Picture id={item.image} alt="" className="absolute inset-0" />
            </div>
            <div className="flex-1 px-5 py-8 md:px-(--gutter) md:py-10 lg:px-8 xl:px-10">
              <h3>{item.title}</h3>
              <ul className="mt-5">
                {item.description.map((line) => (
                  <li key={line} className="flex gap-4 border-line border-t py-3 text-muted">
                    <span className="mt-2 size-2.5 flex-none rotate-45 bg-marigold" />
                    {line}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
};

import { useEffect } from 'react';
import { ButtonLink } from '../components/button.tsx';
import { Picture } from '../components/picture.tsx';
import { SectionHead } from '../components/section.tsx';
import { Unfold } from '../components/unfold.tsx';
import type { ProgrammesContent } from '../content/pages/programmes.ts';

type ProgrammesProps = ProgrammesContent['programmes'] & {
  /** The id of the programme in the page's URL, if there is one. */
  readonly current: string | undefined;
};

/** Cards that expand. The current programme's card is marked, unfolded and scrolled into view. */
export const Programmes = ({ title, intro, ask, items, current }: ProgrammesProps) => {
  useEffect(() => {
    if (!current) return;
    // Scrolls after the router has reset the new page's scroll position.
    const frame = requestAnimationFrame(() =>
      document.getElementById(current)?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [current]);

  return (
    <>
      <SectionHead labelledBy="programmes-title" title={title} text={intro} />
      <ul aria-labelledby="programmes-title" className="grid gap-px bg-line md:grid-cols-3">
        {items.map((item) => (
          <li
            key={item.id}
            id={item.id}
            aria-current={item.id === current ? 'true' : undefined}
            className={`max-md:grid max-md:grid-cols-[6rem_minmax(0,1fr)] ${item.id === current ? 'tone-indigo' : 'tone-surface'}`}
          >
            <Picture
              id={item.image}
              alt=""
              className="self-start max-md:h-full max-md:max-h-36 md:aspect-4/3 md:h-auto"
            />
            <div className="px-5 py-3 md:py-10 lg:px-8 lg:[li:first-child>&]:pl-margin xl:px-10 xl:[li:last-child>&]:pr-16">
              <Unfold
                isOpen={item.id === current}
                summary={
                  <>
                    <h3>{item.title}</h3>
                    <span className="col-start-1 row-start-2 -mt-3 pb-2 text-small md:hidden">
                      {item.length}
                    </span>
                  </>
                }
              >
                <ul className="ticks ruled-list text-muted">
                  {item.description.map((line) => (
                    <li key={line}>{line}</li>
                  ))}
                </ul>
                {item.price && <p className="mt-5 font-semibold">{item.price}</p>}
                <ButtonLink
                  to="/contact"
                  search={{ topic: `training/${item.id}` }}
                  tone="outline"
                  icon="arrow-right"
                  className="mt-6"
                >
                  {ask}
                </ButtonLink>
              </Unfold>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
};

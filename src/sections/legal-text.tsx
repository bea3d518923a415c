import type { ReactNode } from 'react';
import { Day } from '../components/day.tsx';
import { slugOf } from '../components/slug-of.ts';
import { Unfold } from '../components/unfold.tsx';
import { labels } from '../content/labels.ts';
import type { TermsContent } from '../content/pages/terms.ts';
import { Hero } from './hero.tsx';
import { Still } from './still.tsx';

const [updatedBefore = ''] = labels.legal.updated.split('{date}');

interface LegalTextProps extends Omit<TermsContent, 'meta'> {
  /** Parts with content other than text. They precede `sections`, in the table of contents too. */
  readonly extras?: readonly { readonly title: string; readonly content: ReactNode }[];
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section
    id={slugOf(title)}
    aria-labelledby={`${slugOf(title)}-title`}
    className="legal-part relative mt-14 max-w-text lg:mt-20 print:mt-4"
  >
    <h2 id={`${slugOf(title)}-title`} className="text-subheading">
      {title}
    </h2>
    <div className="mt-5 flex flex-col gap-4">{children}</div>
  </section>
);

export const LegalText = ({ hero, updated, intro, sections, extras = [] }: LegalTextProps) => {
  const titles = [...extras, ...sections].map((part) => part.title);
  return (
    <article>
      <Hero
        {...hero}
        details={
          <p className="text-small">
            {updatedBefore}
            <Day iso={updated} />
          </p>
        }
      />
      <div className="page-grid pb-(--rhythm)">
        <Still>
          <nav
            aria-labelledby="contents"
            className="col-[content] mt-8 self-start max-md:border-line max-md:border-b lg:sticky lg:top-28 lg:col-[2/span_4] lg:mt-20 lg:max-h-[calc(100svh-8rem)] lg:overflow-y-auto lg:pr-12 print:hidden"
          >
            <Unfold
              summary={
                <h2 id="contents" className="font-semibold font-text text-small tracking-normal">
                  {labels.legal.contents}
                </h2>
              }
            >
              <ol className="border-line border-t">
                {titles.map((each) => (
                  <li key={each} className="border-line border-b">
                    <a
                      href={`#${slugOf(each)}`}
                      className="flex min-h-11 items-center py-2 text-small hover:text-indigo hover:underline"
                    >
                      {each}
                    </a>
                  </li>
                ))}
              </ol>
            </Unfold>
          </nav>
        </Still>
        <div className="wrap-anywhere col-[content] mt-12 lg:col-[6/span_8] lg:mt-20 print:col-[content] print:mt-4 print:columns-2 print:gap-x-8">
          <p className="max-w-text text-lead">{intro}</p>
          {extras.map(({ title: name, content }) => (
            <Part key={name} title={name}>
              {content}
            </Part>
          ))}
          <Still>
            {sections.map(({ title: name, paragraphs, list }) => (
              <Part key={name} title={name}>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {list && (
                  <ul className="ticks">
                    {list.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                )}
              </Part>
            ))}
          </Still>
        </div>
      </div>
    </article>
  );
};

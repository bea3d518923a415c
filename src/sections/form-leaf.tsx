import type { ReactNode } from 'react';
import { WithoutScript } from '../components/without-script.tsx';

interface FormLeafProps {
  /** The title's id. */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/**
 * A form across the page, with its title beside it. Hydrated with the page, since it may be used at
 * once.
 */
export const FormLeaf = ({ id, title, text, children }: FormLeafProps) => (
  <section aria-labelledby={id} className="section page-grid tone-surface gap-y-8">
    <header className="col-[content] self-start lg:sticky lg:top-32 lg:col-[2/span_4] lg:pr-10">
      <h2 id={id}>{title}</h2>
      <p className="mt-5 max-w-text text-muted">{text}</p>
    </header>
    <div className="col-[content] lg:col-[7/span_7]">
      {children}
      <WithoutScript />
    </div>
  </section>
);

import type { ReactNode } from 'react';
import { ButtonLink } from '../components/button.tsx';
import { phoneHref } from '../content/contact-details.ts';
import { formAnswers as words } from '../content/pages/form-answers.ts';
import { site } from '../content/site.ts';

const link = 'link inline-flex min-h-11 items-center break-all';

interface FormAnswerPageProps {
  readonly title: string;
  readonly text?: string;
  /** The form, or undefined to show links instead. */
  readonly form?: ReactNode;
}

/** The response to a rejected form. A rejected contact message gets `ContactPage` instead. */
export const FormAnswerPage = ({ title, text, form }: FormAnswerPageProps) => (
  <section className="hero page-grid tone-paper">
    <div className="hero-words max-lg:pb-16">
      <h1>{title}</h1>
      {text && <p className="mt-6 max-w-text text-lead text-muted">{text}</p>}
      {form ? (
        <div className="mt-10 w-full max-w-text">{form}</div>
      ) : (
        <div className="mt-10 flex flex-wrap gap-4">
          <ButtonLink to="/contact" icon="arrow-right">
            {words.toForm}
          </ButtonLink>
          <ButtonLink to="/" tone="outline">
            {words.toHome}
          </ButtonLink>
        </div>
      )}
      <div className="mt-10">
        <p className="text-muted">{words.otherWays}</p>
        <p className="flex flex-wrap gap-x-8 font-semibold">
          <a href={phoneHref} className={link}>
            {site.phone}
          </a>
          <a href={`mailto:${site.email}`} className={link}>
            {site.email}
          </a>
        </p>
      </div>
    </div>
  </section>
);

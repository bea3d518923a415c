import type { ReactNode } from 'react';
import { Picture } from '../components/picture.tsx';
import { WithoutScript } from '../components/without-script.tsx';
import { phoneHref } from '../content/contact-details.ts';
import type { ContactContent } from '../content/pages/contact.ts';
import { site } from '../content/site.ts';
import { ChatLink } from '../sections/chat-link.tsx';
import { islands, stills } from '../sections/later.tsx';
import { Waiting } from '../sections/waiting.tsx';

interface ContactPageProps {
  readonly content: ContactContent;
  readonly topic?: string;
  /** The hydrated form or, in the response to a posted form, a static form with its values. */
  readonly form: ReactNode;
}

export const ContactPage = ({ content, topic = '', form }: ContactPageProps) => (
  <div className="page-grid lg:grid-rows-[auto_1fr]">
    <div
      className="tone-indigo col-[full] row-start-1 lg:col-[1/8] lg:row-[1/-1]"
      aria-hidden="true"
    />
    <header className="tone-indigo col-[full] px-(--gutter) pt-[calc(var(--bar)+3.25rem)] pb-10 lg:col-[2/8] lg:row-start-1 lg:px-0 lg:pt-[calc(var(--bar)+3.5rem)] lg:pb-0 lg:pr-16">
      <h1 className="hero-title text-giant">{content.hero.title}</h1>
      <p className="hero-tagline mt-6 max-w-text text-lead text-muted">{content.hero.tagline}</p>
      <p className="mt-8 flex gap-3 lg:hidden">
        <a href={phoneHref} className="button button-marigold flex-1">
          {content.call}
        </a>
        {site.whatsapp && (
          <ChatLink topic={topic} className="button button-outline flex-1">
            {content.chat}
          </ChatLink>
        )}
      </p>
    </header>
    <div className="relative flex flex-col max-lg:contents lg:col-[8/-1] lg:row-[1/-1]">
      <section
        aria-labelledby="contact-form"
        className="max-lg:relative col-[full] max-lg:px-(--gutter) max-lg:py-14 lg:pt-[calc(var(--bar)+3.5rem)] lg:pr-[max(var(--gutter),(100vw-var(--page))/2)] lg:pb-16 lg:pl-16"
      >
        <h2 id="contact-form" className="mb-8">
          {content.form.title}
        </h2>
        {/* The server inserts the title of the topic here. Browsers that run scripts ignore it. */}
        <noscript id="topic" />
        {form}
        <WithoutScript />
        <Waiting />
      </section>
      {/* Fills the rest of the form's column. */}
      <div className="relative grow max-lg:hidden">
        <Picture id={content.hero.image} alt="" className="absolute inset-0" />
      </div>
    </div>
    <div className="tone-indigo col-[full] flex flex-col gap-10 px-(--gutter) py-14 lg:col-[2/8] lg:row-start-2 lg:px-0 lg:pr-16 lg:pb-24">
      <islands.ContactPanel {...content.panel} topic={topic} />
      <stills.LocationPlan label={content.plan} />
    </div>
  </div>
);

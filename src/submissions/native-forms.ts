/**
 * The forms as the browser itself posts them: without script, or before the page is hydrated. The
 * prerender writes the pages of the answers, the server fills them in.
 */
import { fill } from '../content/fill.ts';
import { type Kind, kindNames } from './kinds.ts';
import type { Submission } from './submission.ts';

/** The prefix of the paths that forms post to; the kind follows. */
export const FORMS_PATH = '/forms/';

/** The `action` of the form of `kind`. Not the page's own address: the worker takes posts to that. */
export const formAction = (kind: Kind): string => FORMS_PATH + kind;

/** The page with the form of each kind, or with the list that leads to one; and the page that says it was sent. */
export const formUrls = {
  contact: { form: '/contact', sent: '/sent/contact' },
  newsletter: { form: '/#newsletter', sent: '/sent/newsletter' },
  application: { form: '/careers', sent: '/sent/application' },
  reservation: { form: '/training', sent: '/sent/reservation' },
} as const satisfies Record<Kind, { readonly form: string; readonly sent: `/sent/${Kind}` }>;

/** The page on which a submission was written. */
export const formPage = ({ kind, fields }: Pick<Submission, 'kind' | 'fields'>) => {
  if ('vacancy' in fields) return `/careers/${fields.vacancy}` as const;
  if ('intake' in fields) return `/training/intakes/${fields.intake}` as const;
  return formUrls[kind].form;
};

/** The pages that links in mails lead to, each with one button that posts to its own address; and what follows. */
export const newsletterLinks = {
  confirm: { page: '/newsletter/confirm', done: '/newsletter/confirmed' },
  unsubscribe: { page: '/newsletter/unsubscribe', done: '/newsletter/unsubscribed' },
} as const;

export type NewsletterLink = keyof typeof newsletterLinks;

/** Which form posts to `pathname`; undefined where none does. */
export const formKind = (pathname: string): Kind | undefined =>
  kindNames.find((kind) => pathname === formAction(kind));

/** A place in a template's HTML that the server fills in. */
export const slot = <Name extends string>(name: Name): `%%${Name}%%` => `%%${name}%%`;

/** `template` with its slots filled. What is put in is not looked at again. */
export const fillSlots = (template: string, html: Readonly<Record<string, string>>): string =>
  fill(template, html, /%%([a-z]+)%%/g);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** `text` for a text node or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** One field of a form: as it is, wrong, and wrong as the first one, which takes the focus. */
export interface FieldTemplates {
  readonly plain: string;
  readonly wrong: string;
  readonly first: string;
}

/** A line on top of an answer. */
export interface AnswerWords {
  readonly title: string;
  readonly text: string;
}

/** The content of `form-pages.json`. */
export interface FormPages {
  readonly forms: Readonly<
    Record<
      Kind,
      {
        /** The page with its form; slots: `title`, `text`, `fields`. */
        readonly page: string;
        /** Slots of each: `value`, `problem`. */
        readonly fields: Readonly<Record<string, FieldTemplates>>;
        /** What came wrong, what came too often, and what we could not store. */
        readonly invalid: AnswerWords;
        /** Slot: `minutes`. */
        readonly limited: AnswerWords;
        readonly failed: AnswerWords;
      }
    >
  >;
  /** For a link in a mail that does not work. */
  readonly links: Readonly<Record<NewsletterLink | 'failed', AnswerWords>>;
  /** For what is no form of ours or no post from our pages; slots: `title`, `text`. */
  readonly refusal: string;
  /** By status. */
  readonly refusals: Readonly<Record<string, AnswerWords>>;
}

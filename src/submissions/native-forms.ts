/**
 * The forms as the browser itself posts them: without script, or before the page is hydrated. The
 * prerender writes the answer pages, the server fills them in.
 */
import { fill } from '../content/fill.ts';
import type { KindDefinition } from './field.ts';
import { type Kind, kindNames, kinds } from './kinds.ts';
import type { Submission } from './submission.ts';

/** The prefix of the paths that forms post to; the kind follows. */
export const FORMS_PATH = '/forms/';

/**
 * The `action` of the form of `kind`. Not the page's own URL: the worker handles posts to this one.
 */
export const formAction = (kind: Kind): string => FORMS_PATH + kind;

/** The page that confirms that a form was sent. */
export const sentPage = <K extends Kind>(kind: K): `/sent/${K}` => `/sent/${kind}`;

/** The page on which a submission was written. */
export const formPage = ({ kind, fields }: Pick<Submission, 'kind' | 'fields'>): string => {
  const { form, pages }: KindDefinition = kinds[kind];
  const id = pages && Object.entries(fields).find(([name]) => name === pages.field)?.[1];
  return id ? pages.path + id : form;
};

/**
 * The pages that mails link to, each with one button that posts to its own URL, and the pages that
 * follow.
 */
export const newsletterLinks = {
  confirm: { page: '/newsletter/confirm', done: '/newsletter/confirmed' },
  unsubscribe: { page: '/newsletter/unsubscribe', done: '/newsletter/unsubscribed' },
} as const;

export type NewsletterLink = keyof typeof newsletterLinks;

/** The kind of form that posts to `pathname`; undefined for other paths. */
export const formKind = (pathname: string): Kind | undefined =>
  kindNames.find((kind) => pathname === formAction(kind));

/** A placeholder in a template's HTML that the server fills in. */
export const slot = <Name extends string>(name: Name): `%%${Name}%%` => `%%${name}%%`;

/** `template` with its slots filled. Slots in the inserted text stay as they are. */
export const fillSlots = (template: string, html: Readonly<Record<string, string>>): string =>
  fill(template, html, /%%([a-z]+)%%/g);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** `text` escaped for a text node or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** The HTML of a field: valid, with a problem, and with the first problem, which gets the focus. */
export interface FieldTemplates {
  readonly plain: string;
  readonly wrong: string;
  readonly first: string;
}

/** The message at the top of an answer. */
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
        /** The messages for invalid, rate-limited and failed posts. */
        readonly invalid: AnswerWords;
        /** Slot: `minutes`. */
        readonly limited: AnswerWords;
        readonly failed: AnswerWords;
      }
    >
  >;
  /** The messages for links in mails that do not work. */
  readonly links: Readonly<Record<NewsletterLink | 'failed', AnswerWords>>;
  /** The page for unknown forms and foreign posts; slots: `title`, `text`. */
  readonly refusal: string;
  /** By status. */
  readonly refusals: Readonly<Record<string, AnswerWords>>;
}

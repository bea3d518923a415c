// Forms that the browser itself posts, before hydration or without JavaScript. The prerender writes
// templates of the response pages, and the server fills them in.
import { fill } from '../content/fill.ts';
import type { KindDefinition } from './field.ts';
import { type Kind, kindNames, kinds } from './kinds.ts';
import type { Submission } from './submission.ts';

/** The prefix of the paths that forms post to. The kind follows it. */
export const FORMS_PATH = '/forms/';

/** Returns a form's `action`. The worker recognizes a posted form by this URL. */
export const formAction = (kind: Kind): string => FORMS_PATH + kind;

export const sentPage = <K extends Kind>(kind: K): `/sent/${K}` => `/sent/${kind}`;

/** Returns the path of the page on which the visitor wrote a submission. */
export const formPage = ({ kind, fields }: Pick<Submission, 'kind' | 'fields'>): string => {
  const { form, pages }: KindDefinition = kinds[kind];
  const id = pages && Object.entries(fields).find(([name]) => name === pages.field)?.[1];
  return id ? pages.path + id : form;
};

/** An email links to `page`, whose button posts to the same URL. `done` is the page shown next. */
export const newsletterLinks = {
  confirm: { page: '/newsletter/confirm', done: '/newsletter/confirmed' },
  unsubscribe: { page: '/newsletter/unsubscribe', done: '/newsletter/unsubscribed' },
} as const;

export type NewsletterLink = keyof typeof newsletterLinks;

export const formKind = (pathname: string): Kind | undefined =>
  kindNames.find((kind) => pathname === formAction(kind));

/** Returns a placeholder that the server fills in. */
export const slot = <Name extends string>(name: Name): `%%${Name}%%` => `%%${name}%%`;

/** Replaces the placeholders in `template`, but not those in the inserted text. */
export const fillSlots = (template: string, html: Readonly<Record<string, string>>): string =>
  fill(template, html, /%%([a-z]+)%%/g);

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Returns `text` escaped for a text node or a quoted attribute. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

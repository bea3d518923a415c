import * as v from 'valibot';
import { kindNames } from './kinds.ts';

/** The message at the top of a response page. */
const answerWords = v.object({ title: v.string(), text: v.string() });
export type AnswerWords = Readonly<v.InferOutput<typeof answerWords>>;

/** The HTML of a valid field, an invalid one, and the first invalid one, which has the focus. */
const fieldTemplates = v.object({ plain: v.string(), wrong: v.string(), first: v.string() });
export type FieldTemplates = Readonly<v.InferOutput<typeof fieldTemplates>>;

const form = v.object({
  /** The page with the form. Placeholders: `title`, `text`, `fields`. */
  page: v.string(),
  /** The templates of the fields. Placeholders: `value`, `problem`. */
  fields: v.record(v.string(), fieldTemplates),
  /** The messages for invalid, rate-limited and failed requests. */
  invalid: answerWords,
  /** Placeholder: `minutes`. */
  limited: answerWords,
  failed: answerWords,
});

/** The content of `form-pages.json`. */
export const formPagesSchema = v.object({
  forms: v.record(v.picklist(kindNames), form),
  /** The messages shown when a link in an email does not work. */
  links: v.object({ confirm: answerWords, unsubscribe: answerWords, failed: answerWords }),
  /** The page for unknown forms and requests from other sites. Placeholders: `title`, `text`. */
  refusal: v.string(),
  /** The messages on that page, by status. */
  refusals: v.record(v.string(), answerWords),
});
export type FormPages = v.InferOutput<typeof formPagesSchema>;

import type { SpamSign } from './spam-signs.ts';
import type { ContactFields, NewsletterFields, Submission, SubmissionId } from './submission.ts';
import { type FieldProblem, validateContact, validateNewsletter } from './validate.ts';

/** What a form hands over: which form it is, and what was typed. */
export type Draft =
  | readonly [kind: 'contact', fields: ContactFields, signs?: readonly SpamSign[]]
  | readonly [kind: 'newsletter', fields: NewsletterFields, signs?: readonly SpamSign[]];

export type Composed =
  | { readonly ok: true; readonly submission: Submission }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** Validates a draft and makes it a submission, with the id it keeps for good. */
export const compose = (
  [kind, fields, signs]: Draft,
  id: SubmissionId,
  composedAt: string,
): Composed => {
  const envelope = { id, composedAt, ...(signs?.length && { signs }) };
  switch (kind) {
    case 'contact': {
      const checked = validateContact(fields);
      if (!checked.ok) return checked;
      return { ok: true, submission: { kind, ...envelope, fields: checked.fields } };
    }
    case 'newsletter': {
      const checked = validateNewsletter(fields);
      if (!checked.ok) return checked;
      return { ok: true, submission: { kind, ...envelope, fields: checked.fields } };
    }
  }
};

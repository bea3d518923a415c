import type { FieldProblem } from './field.ts';
import { type Kind, validate } from './kinds.ts';
import type { SpamSign } from './spam-signs.ts';
import type { Submission, SubmissionId } from './submission.ts';

/** What a form hands over: which form it is, what was typed, and what is odd about how. */
export interface FormInput {
  readonly kind: Kind;
  readonly fields: Readonly<Partial<Record<string, string>>>;
  readonly signs?: readonly SpamSign[];
}

export type Composed =
  | { readonly ok: true; readonly submission: Submission }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

/** Validates what was typed and makes it a submission, with the id it keeps. */
export const compose = (
  { kind, fields, signs }: FormInput,
  id: SubmissionId,
  composedAt: string,
): Composed => {
  const checked = validate(kind, fields);
  if (!checked.ok) return checked;
  const envelope = { id, composedAt, ...(signs?.length && { signs }) };
  // `kind` and its fields belong together, which the compiler cannot follow through a union.
  return { ok: true, submission: { kind, ...envelope, fields: checked.fields } as Submission };
};

import { type Kind, validate } from './kinds.ts';
import type { SpamSign } from './spam-signs.ts';
import type { Submission, SubmissionId } from './submission.ts';

export interface FormInput {
  readonly kind: Kind;
  readonly fields: Readonly<Partial<Record<string, string>>>;
  readonly signs?: readonly SpamSign[];
}

/** Validates the typed values and creates a submission with its permanent id. */
export const compose = (
  { kind, fields, signs }: FormInput,
  id: SubmissionId,
  composedAt: string,
) => {
  const checked = validate(kind, fields);
  if (!checked.ok) return checked;
  const envelope = { id, composedAt, ...(signs?.length && { signs }) };
  // TypeScript cannot infer that the fields are those of `kind`.
  const submission = { kind, ...envelope, fields: checked.fields } as Submission;
  return { ok: true as const, submission };
};

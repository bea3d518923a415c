import type { Field } from '../../src/submissions/field.ts';
import { fieldsOf, isKind, kinds } from '../../src/submissions/kinds.ts';
import type { StoredSubmission } from './stored-submissions.ts';

/** Describes a submission by its kind's definition, or by its raw fields if the kind is unknown. */
export const described = ({ kind, fields }: StoredSubmission) => {
  const known: Readonly<Record<string, Partial<Field>>> = isKind(kind) ? fieldsOf(kind) : {};
  const written = Object.entries(fields);
  const short = written.filter(([name]) => !known[name]?.multiline);
  const long = written.filter(([name]) => known[name]?.multiline);
  return {
    title: isKind(kind) ? kinds[kind].title : kind,
    rows: short.map(([name, text]) => [known[name]?.label ?? name, text] as const),
    bodies: long.map(([, text]) => text),
  };
};

/** Accepts any kind, because a newer release may have stored the submission. */
export const nounOf = (kind: string): string => (isKind(kind) ? kinds[kind].noun : 'message');

/** Formats a time to the minute, for people to read. */
export const minute = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`;

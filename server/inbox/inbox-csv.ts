import { fieldsOf, kindNames } from '../../src/submissions/kinds.ts';
import type { StoredSubmission } from '../submissions/stored-submissions.ts';

const allFields = kindNames.flatMap((kind) => Object.entries(fieldsOf(kind)));
const namesOf = (optional: boolean) =>
  allFields.filter(([, field]) => Boolean(field.optional) === optional).map(([name]) => name);

// Optional fields come last: a new one moves no column that a script reads by its place.
const COLUMNS = [
  ...new Set([
    'kind',
    'id',
    'receivedAt',
    'composedAt',
    ...namesOf(false),
    'signs',
    ...namesOf(true),
  ]),
];

// Terminal escapes, and marks that turn the direction of what follows, have no place in a table
// either; tab and line ends stay.
const UNSAFE = /[^\P{Cc}\t\n\r]|\p{Bidi_Control}/gu;

// A spreadsheet runs a field that begins with one of these as a formula, with staff's rights. With
// an apostrophe before it, it is text: a program that reads the file takes the apostrophe off.
const FORMULA = /^[=+\-@\t\r]/;

const fieldOf = (text: string): string => {
  const safe = text.replace(UNSAFE, '\ufffd').replace(FORMULA, "'$&");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Fields as one record (RFC 4180). */
export const record = (fields: readonly string[]): string => `${fields.map(fieldOf).join(',')}\r\n`;

/** The names of the columns, as the first line (RFC 4180). */
export const csvHeader = record(COLUMNS);

/** A submission as one record (RFC 4180); what its kind does not have is empty. */
export const csvRecord = ({ fields, ...envelope }: StoredSubmission): string => {
  const columns: Readonly<Partial<Record<string, string>>> = { ...fields, ...envelope };
  return record(COLUMNS.map((column) => columns[column] ?? ''));
};

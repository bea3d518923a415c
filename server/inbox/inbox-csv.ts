import { fieldsOf, kindNames } from '../../src/submissions/kinds.ts';
import type { StoredSubmission } from '../submissions/stored-submissions.ts';

const allFields = kindNames.flatMap((kind) => Object.entries(fieldsOf(kind)));
const namesOf = (optional: boolean) =>
  allFields.filter(([, field]) => Boolean(field.optional) === optional).map(([name]) => name);

// Optional fields are last, so that a new optional field does not shift columns that scripts read.
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

// Bidirectional marks, and all control characters except tabs and line ends.
const UNSAFE = /[^\P{Cc}\t\n\r]|\p{Bidi_Control}/gu;

// A spreadsheet runs a field that begins with one of these characters as a formula, with the staff
// member's rights. A leading apostrophe prevents that. Other programs must remove the apostrophe.
const FORMULA = /^[=+\-@\t\r]/;

const fieldOf = (text: string): string => {
  const safe = text.replace(UNSAFE, '\ufffd').replace(FORMULA, "'$&");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** Formats fields as one CSV record (RFC 4180). */
export const record = (fields: readonly string[]): string => `${fields.map(fieldOf).join(',')}\r\n`;

export const csvHeader = record(COLUMNS);

/** Leaves the columns of other kinds empty. */
export const csvRecord = ({ fields, ...envelope }: StoredSubmission): string => {
  const columns: Readonly<Partial<Record<string, string>>> = { ...fields, ...envelope };
  return record(COLUMNS.map((column) => columns[column] ?? ''));
};

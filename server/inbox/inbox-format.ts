import type { Field } from '../../src/submissions/field.ts';
import { fieldsOf, isKind, kinds } from '../../src/submissions/kinds.ts';
import type { StoredSubmission } from '../submissions/stored-submissions.ts';

// Terminal escapes, line ends, and the marks that turn the direction of what follows them.
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** Text for one line of a terminal: what could steer it becomes `�`. */
export const safeLine = (text: string): string => text.replace(UNSAFE, '\ufffd');

const minute = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`;

const LABEL_WIDTH = 9;

const line = (label: string, text: string): string => {
  const gap = ' '.repeat(Math.max(1, LABEL_WIDTH - label.length));
  return `${label}${gap}${safeLine(text)}`;
};

const body = (text: string): readonly string[] => [
  '',
  ...text.split('\n').map((each) => `  ${safeLine(each.replaceAll('\t', '  '))}`),
];

/** A submission for a person to read. One of a kind of a newer release shows all that it has. */
export const readable = (submission: StoredSubmission): string => {
  const { kind, fields } = submission;
  const known: Readonly<Record<string, Partial<Field>>> = isKind(kind) ? fieldsOf(kind) : {};
  const written = Object.entries(fields);
  const short = written.filter(([name]) => !known[name]?.multiline);
  const long = written.filter(([name]) => known[name]?.multiline);
  const title = isKind(kind) ? kinds[kind].title : safeLine(kind);
  const lines = [
    `── ${title} · received ${minute(safeLine(submission.receivedAt))}`,
    ...short.map(([name, text]) => line(known[name]?.label ?? safeLine(name), text)),
    line('Written', minute(submission.composedAt)),
    ...(submission.signs ? [line('Signs', `${submission.signs} (may be spam)`)] : []),
    line('Id', submission.id),
    ...long.flatMap(([, text]) => body(text)),
  ];
  return `${lines.join('\n')}\n\n`;
};

/** A submission as one line of JSON, safe in a terminal too. */
export const jsonLine = ({ kind, id, fields, ...times }: StoredSubmission): string => {
  const json = JSON.stringify({ kind, id, ...fields, ...times }).replace(
    /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${json}\n`;
};

import { described, minute } from '../submissions/described.ts';
import { safeLine, safeLines } from '../submissions/safe-text.ts';
import type { StoredSubmission } from '../submissions/stored-submissions.ts';

const line = (label: string, text: string): string =>
  `${`${safeLine(label)} `.padEnd(9)}${safeLine(text)}`;

export const readable = (submission: StoredSubmission): string => {
  const { title, rows, bodies } = described(submission);
  const lines = [
    `── ${safeLine(title)} · received ${minute(safeLine(submission.receivedAt))}`,
    ...rows.map(([label, text]) => line(label, text)),
    line('Written', minute(submission.composedAt)),
    ...(submission.signs ? [line('Signs', `${submission.signs} (may be spam)`)] : []),
    line('Id', submission.id),
    ...bodies.flatMap((text) => ['', ...safeLines(text).map((each) => `  ${each}`)]),
  ];
  return `${lines.join('\n')}\n\n`;
};

/** Formats an object as one line of JSON that can safely be printed in a terminal. */
export const safeJsonLine = (object: object): string => {
  const json = JSON.stringify(object).replace(
    /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${json}\n`;
};

export const jsonLine = ({ kind, id, fields, ...times }: StoredSubmission): string =>
  safeJsonLine({ kind, id, ...fields, ...times });

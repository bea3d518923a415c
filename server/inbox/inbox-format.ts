import type { StoredSubmission } from '../submissions/stored-submissions.ts';

// Terminal escapes, line ends, and the marks that turn the direction of what follows them.
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu;

/** Text for one line of a terminal: what could steer it becomes `�`. */
export const safeLine = (text: string): string => text.replace(UNSAFE, '\ufffd');

const minute = (instant: string): string => `${instant.slice(0, 16).replace('T', ' ')} UTC`;

const titles = { contact: 'Contact message', newsletter: 'Newsletter subscription' } as const;

/** A submission for a person to read. */
export const readable = (submission: StoredSubmission): string => {
  const lines = [
    `── ${titles[submission.kind]} · received ${minute(safeLine(submission.receivedAt))}`,
    submission.kind === 'contact'
      ? `From     ${safeLine(submission.name)} <${safeLine(submission.email)}>`
      : `E-mail   ${safeLine(submission.email)}`,
    `Written  ${minute(safeLine(submission.composedAt))}`,
    ...(submission.kind === 'newsletter'
      ? [`Consent  ${safeLine(submission.consentVersion)}`]
      : []),
    ...(submission.signs ? [`Signs    ${safeLine(submission.signs)} (may be spam)`] : []),
    `Id       ${safeLine(submission.id)}`,
    ...(submission.kind === 'contact'
      ? [
          '',
          ...submission.message
            .split('\n')
            .map((line) => `  ${safeLine(line.replaceAll('\t', '  '))}`),
        ]
      : []),
  ];
  return `${lines.join('\n')}\n\n`;
};

/** A submission as one line of JSON, safe in a terminal too. */
export const jsonLine = (submission: StoredSubmission): string => {
  const json = JSON.stringify(submission).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${json}\n`;
};

import { mailWords } from '../../src/content/mail.ts';
import { sealWords } from '../../src/content/seal-words.ts';
import { sealOf } from '../../src/seal/seal.ts';
import { fillSlots } from '../../src/submissions/native-forms.ts';
import { described, minute } from '../submissions/described.ts';
import { type StoredSubmission, storedSubmission } from '../submissions/stored-submissions.ts';
import { aboutOf } from './about.ts';
import type { Compose } from './mail.ts';
import { rendered } from './rendered.ts';
import { SEAL_PX, sealPng } from './seal-png.ts';

const { staff: words } = mailWords;

/** The key of a mail's subject. */
const subjectOf = ({ kind, fields }: StoredSubmission): keyof typeof words.subjects => {
  if (kind === 'reservation') return fields['waitingList'] ? 'waitingList' : kind;
  if (kind === 'application') return kind;
  return fields['topic'] ? 'topic' : 'contact';
};

/** A message, application or reservation, for staff to read and reply to. */
export const toStaff: Compose = async (id, { database, settings, openingTitle }) => {
  const submission = await storedSubmission(database, id);
  if (!submission) return null;
  const { fields } = submission;
  const { field, id: named = '', title } = aboutOf(submission, openingTitle) ?? {};
  const { rows, bodies } = described({
    ...submission,
    fields: { ...fields, ...(field && title && { [field]: `${title} (${named})` }) },
  });
  const seal = sealOf(submission.id);
  const { name = '', email = '' } = fields;
  return {
    to: settings.to,
    replyTo: { name, address: email },
    subject: fillSlots(words.subjects[subjectOf(submission)], { name, about: title ?? named }),
    pictures: { seal: sealPng(seal) },
    ...rendered([
      words.intro,
      {
        rows: [
          ...rows,
          [words.received, minute(submission.receivedAt)],
          [words.written, minute(submission.composedAt)],
          ...(submission.signs ? [[words.signs, submission.signs] as const] : []),
          [words.id, submission.id],
          [sealWords.label, seal.words],
        ],
      },
      { picture: 'seal', side: SEAL_PX / 2 },
      ...bodies.map((typed) => ({ typed })),
    ]),
  };
};

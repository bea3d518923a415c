import { mailWords } from '../../src/content/mail.ts';
import { capital } from '../../src/content/number-words.ts';
import { sealWords } from '../../src/content/seal-words.ts';
import { sealOf } from '../../src/seal/seal.ts';
import { fillSlots } from '../../src/submissions/native-forms.ts';
import { described, minute, nounOf } from '../submissions/described.ts';
import { type StoredSubmission, storedSubmission } from '../submissions/stored-submissions.ts';
import { aboutOf } from './about.ts';
import type { Compose } from './mail.ts';
import { rendered } from './rendered.ts';
import { SEAL_PX, sealPng } from './seal-png.ts';

const { staff: words } = mailWords;

const subjectOf = ({ kind, fields }: StoredSubmission, about: string | undefined): string => {
  const { name = '', waitingList } = fields;
  const template = about ? words.subjectAbout : words.subject;
  const subject = fillSlots(template, { noun: nounOf(kind), name, about: about ?? '' });
  return capital(subject) + (waitingList ? words.onWaitingList : '');
};

export const toStaff: Compose = async (id, { database, settings, openingTitle }) => {
  const submission = await storedSubmission(database, id);
  if (!submission) return null;
  const { fields } = submission;
  const { field, id: named, title } = aboutOf(submission, openingTitle) ?? {};
  const { rows, bodies } = described({
    ...submission,
    fields: { ...fields, ...(field && title && { [field]: `${title} (${named})` }) },
  });
  const seal = sealOf(submission.id);
  const { name = '', email = '' } = fields;
  return {
    to: settings.to,
    replyTo: { name, address: email },
    subject: subjectOf(submission, title ?? named),
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

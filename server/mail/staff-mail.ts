import { mailWords } from '../../src/content/mail.ts';
import { sealWords } from '../../src/content/seal-words.ts';
import { fillSlots } from '../../src/submissions/native-forms.ts';
import { topicTitle } from '../../src/submissions/topic-title.ts';
import { sealOf } from '../../src/wall/seal.ts';
import { described, minute } from '../submissions/described.ts';
import { storedSubmission } from '../submissions/stored-submissions.ts';
import type { Compose } from './mail.ts';
import { rendered } from './rendered.ts';
import { SEAL_PX, sealPng } from './seal-png.ts';

const { staff: words } = mailWords;

/** A contact message, for staff to read and to reply to. */
export const toStaff: Compose = async (id, { database, settings, vacancyTitle }) => {
  const submission = await storedSubmission(database, id);
  if (!submission) return null;
  const { rows, bodies } = described(submission);
  const seal = sealOf(submission.id);
  const { name = '', email = '', topic: path = '' } = submission.fields;
  const topic = topicTitle(path, vacancyTitle) ?? path;
  return {
    to: settings.to,
    replyTo: { name, address: email },
    subject: fillSlots(topic ? words.topicSubject : words.subject, { name, topic }),
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

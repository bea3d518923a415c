import { type AcknowledgementWords, mailWords } from '../../src/content/mail.ts';
import { sealWords } from '../../src/content/seal-words.ts';
import { site } from '../../src/content/site.ts';
import { sealOf } from '../../src/seal/seal.ts';
import { minute } from '../submissions/described.ts';
import { storedSubmission } from '../submissions/stored-submissions.ts';
import { aboutOf } from './about.ts';
import type { Compose } from './mail.ts';
import { rendered } from './rendered.ts';
import { SEAL_PX, sealPng } from './seal-png.ts';

const { acknowledgement: words } = mailWords;

const byKind: Readonly<Record<string, AcknowledgementWords>> = words.kinds;

/** The acknowledgement to the writer of a submission. It contains only our words, and no name. */
export const acknowledge: Compose = async (id, { database, settings, openingTitle }) => {
  const submission = settings.acknowledge ? await storedSubmission(database, id) : null;
  const own = byKind[submission?.kind ?? ''];
  if (!submission || !own) return null;
  const { email = '' } = submission.fields;
  const title = aboutOf(submission, openingTitle)?.title;
  const seal = sealOf(submission.id);
  return {
    to: [email],
    replyTo: { name: site.name, address: site.email },
    subject: own.subject,
    pictures: { seal: sealPng(seal) },
    // Asks other automatic responders not to answer.
    headers: { 'Auto-Submitted': 'auto-replied' },
    ...rendered([
      words.greeting,
      own.intro,
      {
        rows: [
          ...(title === undefined ? [] : [[words.about, title] as const]),
          [words.received, minute(submission.receivedAt)],
          [sealWords.label, seal.words],
        ],
      },
      { picture: 'seal', side: SEAL_PX / 2 },
      sealWords.explained,
      ...words.outro,
    ]),
  };
};

import { mailWords } from '../../src/content/mail.ts';
import { sealWords } from '../../src/content/seal-words.ts';
import { site } from '../../src/content/site.ts';
import { topicTitle } from '../../src/submissions/topic-title.ts';
import { sealOf } from '../../src/wall/seal.ts';
import { minute } from '../submissions/described.ts';
import { storedSubmission } from '../submissions/stored-submissions.ts';
import type { Compose } from './mail.ts';
import { rendered } from './rendered.ts';
import { SEAL_PX, sealPng } from './seal-png.ts';

const { acknowledgement: words } = mailWords;

/** To the writer of a contact message: our words only, and nobody's name. */
export const acknowledge: Compose = async (id, { database, settings, vacancyTitle }) => {
  const submission = settings.acknowledge ? await storedSubmission(database, id) : null;
  if (!submission) return null;
  const { email = '', topic = '' } = submission.fields;
  const title = topicTitle(topic, vacancyTitle);
  const seal = sealOf(submission.id);
  return {
    to: [email],
    replyTo: { name: site.name, address: site.email },
    subject: words.subject,
    pictures: { seal: sealPng(seal) },
    // Other machines that answer by themselves are not to answer this.
    headers: { 'Auto-Submitted': 'auto-replied' },
    ...rendered([
      ...words.intro,
      {
        rows: [
          ...(title === undefined ? [] : [[words.topic, title] as const]),
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

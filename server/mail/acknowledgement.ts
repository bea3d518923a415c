import { mailWords } from '../../src/content/mail.ts';
import { sealWords } from '../../src/content/seal-words.ts';
import { site } from '../../src/content/site.ts';
import { sealOf } from '../../src/seal/seal.ts';
import { fillSlots } from '../../src/submissions/native-forms.ts';
import { minute, nounOf } from '../submissions/described.ts';
import { storedSubmission } from '../submissions/stored-submissions.ts';
import { aboutOf } from './about.ts';
import type { Compose } from './mail.ts';
import { rendered } from './rendered.ts';
import { SEAL_PX, sealPng } from './seal-png.ts';

const { acknowledgement: words } = mailWords;

const intros: Readonly<Record<string, string>> = words.intros;

/** Composes a submission's acknowledgement, which contains none of the writer's text. */
export const acknowledge: Compose = async (id, { database, settings, openingTitle }) => {
  const submission = settings.acknowledge ? await storedSubmission(database, id) : null;
  if (!submission) return null;
  const noun = nounOf(submission.kind);
  const { email = '' } = submission.fields;
  const title = aboutOf(submission, openingTitle)?.title;
  const seal = sealOf(submission.id);
  return {
    to: [email],
    replyTo: { name: site.name, address: site.email },
    subject: fillSlots(words.subject, { noun }),
    pictures: { seal: sealPng(seal) },
    // Asks other automatic responders not to respond.
    headers: { 'Auto-Submitted': 'auto-replied' },
    ...rendered([
      words.greeting,
      intros[submission.kind] ?? fillSlots(words.intro, { noun }),
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

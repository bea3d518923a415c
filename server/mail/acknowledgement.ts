import { mailWords } from '../../src/content/mail.ts';
import { site } from '../../src/content/site.ts';
import { storedSubmission } from '../submissions/stored-submissions.ts';
import type { Compose } from './mail.ts';
import { rendered } from './rendered.ts';

const { subject, paragraphs } = mailWords.acknowledgement;

/** To the writer of a contact message: our words only, and nobody's name. */
export const acknowledge: Compose = async (id, { database, settings }) => {
  const submission = settings.acknowledge ? await storedSubmission(database, id) : null;
  return submission
    ? {
        to: [submission.fields['email'] ?? ''],
        replyTo: { name: site.name, address: site.email },
        subject,
        // Other machines that answer by themselves are not to answer this.
        headers: { 'Auto-Submitted': 'auto-replied' },
        ...rendered(paragraphs),
      }
    : null;
};

import { kinds } from '../../src/submissions/kinds.ts';
import type { Submission } from '../../src/submissions/submission.ts';
import type { Statement } from '../database/database.ts';
import { acknowledge } from './acknowledgement.ts';
import type { Purpose } from './mail.ts';
import { queueMail } from './mail-jobs.ts';
import type { MailSettings } from './mail-settings.ts';
import { toStaff } from './staff-mail.ts';

/** All purposes by name, except the confirmation of a newsletter subscription. */
export const purposes: Readonly<Record<string, Purpose>> = {
  staff: {
    isFor: ({ kind }) => kinds[kind].isAnswered,
    compose: toStaff,
  },
  acknowledgement: {
    // Spam is not acknowledged: its sender address is probably forged.
    isFor: ({ kind, signs }, settings) =>
      settings.acknowledge && kinds[kind].isAnswered && !signs?.length,
    compose: acknowledge,
    onceADay: true,
  },
};

export const queueMailsFor = (
  submission: Submission,
  settings: MailSettings,
  now: Date,
  among = purposes,
): readonly Statement[] =>
  Object.entries(among).flatMap(([name, { isFor, onceADay }]) =>
    isFor(submission, settings)
      ? [queueMail(name, submission.id, now, onceADay && submission.fields.email)]
      : [],
  );

import { kinds } from '../../src/submissions/kinds.ts';
import type { Submission } from '../../src/submissions/submission.ts';
import type { Statement } from '../database/database.ts';
import { acknowledge } from './acknowledgement.ts';
import type { Purpose } from './mail.ts';
import { queueMail } from './mail-jobs.ts';
import type { MailSettings } from './mail-settings.ts';
import { toStaff } from './staff-mail.ts';

/** Every purpose, by the name in the mail jobs. New ones are added here. */
export const purposes: Readonly<Record<string, Purpose>> = {
  staff: {
    audience: 'staff',
    isFor: ({ kind }) => kinds[kind].isAnswered,
    compose: toStaff,
  },
  acknowledgement: {
    audience: 'visitor',
    // No acknowledgement for robots: the address probably belongs to someone else.
    isFor: ({ kind, signs }, settings) =>
      settings.acknowledge && kinds[kind].isAnswered && !signs?.length,
    compose: acknowledge,
    onceADay: true,
  },
};

/** The names of the purposes with this audience. */
export const purposesFor = (audience: Purpose['audience']): readonly string[] =>
  Object.keys(purposes).filter((name) => purposes[name]?.audience === audience);

/** The statements that queue every mail for `submission`, in the transaction that stores it. */
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

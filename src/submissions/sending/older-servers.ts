import type { Send } from '@site/outbox';
import { withoutOptionalFields } from '../kinds.ts';
import type { Submission } from '../submission.ts';

/**
 * Wraps a sender: if a server of an earlier release rejects the optional fields, sends the
 * submission again, with these fields as lines of the message.
 */
export const toOlderServers =
  (send: Send<Submission>): Send<Submission> =>
  async (submission, signal) => {
    const answer = await send(submission, signal);
    const fields =
      'reason' in answer &&
      answer.reason === 'not-understood' &&
      withoutOptionalFields(submission.kind, submission.fields);
    return fields ? send({ ...submission, fields } as Submission, signal) : answer;
  };

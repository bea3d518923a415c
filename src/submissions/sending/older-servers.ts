import type { Send } from '@site/outbox';
import { withoutOptionalFields } from '../kinds.ts';
import type { Submission } from '../submission.ts';

/** Sends once more where a server of an earlier release does not know the optional fields of this one. */
export const toOlderServers =
  (send: Send<Submission>): Send<Submission> =>
  async (submission, signal) => {
    const answer = await send(submission, signal);
    if (answer.status !== 'retry' || answer.reason !== 'not-understood') return answer;
    const fields = withoutOptionalFields(submission.kind, submission.fields);
    return fields ? send({ ...submission, fields } as Submission, signal) : answer;
  };

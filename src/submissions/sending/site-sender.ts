import type { Send } from '@site/outbox';
import { withoutOptionalFields } from '../kinds.ts';
import type { Submission } from '../submission.ts';
import { createFetchSender, type FetchSenderDeps, type Protocol } from './fetch-sender.ts';
import { type FirestoreSettings, firestoreOf } from './firestore-protocol.ts';
import { graphqlAt } from './read-answer.ts';

interface SiteSettings {
  readonly graphqlEndpoint: string | null;
  readonly firebase: FirestoreSettings | null;
}

const protocolOf = ({ graphqlEndpoint, firebase }: SiteSettings): Protocol => {
  if (graphqlEndpoint !== null) return graphqlAt(graphqlEndpoint);
  // The build rejects settings with neither a server nor Firebase.
  if (!__FIREBASE__ || !firebase) throw new Error('No server is configured');
  return firestoreOf(firebase);
};

/** If an earlier release's server rejects optional fields, sends them as lines of the message. */
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

export const siteSender = (
  settings: SiteSettings,
  fetch: FetchSenderDeps['fetch'],
): Send<Submission> =>
  toOlderServers(
    createFetchSender({
      protocol: protocolOf(settings),
      fetch,
      clock: Date,
      isOffline: () => !navigator.onLine,
    }),
  );

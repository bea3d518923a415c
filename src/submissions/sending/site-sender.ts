import type { Send } from '@site/outbox';
import type { Submission } from '../submission.ts';
import { createFetchSender, type FetchSenderDeps, type Protocol } from './fetch-sender.ts';
import { type FirestoreSettings, firestoreOf } from './firestore-protocol.ts';
import { graphqlAt } from './graphql-protocol.ts';
import { toOlderServers } from './older-servers.ts';

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

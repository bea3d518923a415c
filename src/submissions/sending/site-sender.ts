import type { Protocol } from './fetch-sender.ts';
import { type FirestoreSettings, firestoreOf } from './firestore-protocol.ts';
import { graphqlAt } from './graphql-protocol.ts';

/** Returns the protocol of a site built with these settings. */
export const protocolOf = ({
  graphqlEndpoint,
  firebase,
}: {
  readonly graphqlEndpoint: string | null;
  readonly firebase: FirestoreSettings | null;
}): Protocol => {
  if (graphqlEndpoint !== null) return graphqlAt(graphqlEndpoint);
  // The build rejects settings with neither a server nor Firebase.
  if (!__FIREBASE__ || !firebase) throw new Error('There is nowhere to send to');
  return firestoreOf(firebase);
};

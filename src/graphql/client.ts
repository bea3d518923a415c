import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { CachePersistor } from 'apollo3-cache-persist';
import { watchedFetch } from '../connection/watched-fetch.ts';
import { env } from '../env.ts';
import { BACKGROUND_SEARCH } from '../offline-copy/background-query.ts';
import { queryStore, type ReadAt } from './query-store.ts';

const CACHE_LIMIT_BYTES = 512 * 1024;

/** The answers to queries that this device keeps. */
export interface KeptAnswers {
  /** Writes the cache to the device, once the list of this name has been read. Never rejects. */
  readonly keep: (list: string) => Promise<void>;
  /** When the list of this name was last read: ISO 8601; undefined if it never was. */
  readonly readAt: (list: string) => string | undefined;
}

export interface GraphqlClient {
  readonly apollo: ApolloClient;
  /** Settles when the cache holds what earlier visits have kept, or cannot get it. Never rejects. */
  readonly kept: Promise<KeptAnswers>;
}

const keptAnswers = (earlier: ReadAt, write: (at: ReadAt) => Promise<void>): KeptAnswers => {
  let at = earlier;
  return {
    readAt: (list) => at[list],
    keep(list) {
      at = { ...at, [list]: new Date().toISOString() };
      // No room: the lists are read again next time.
      return write(at).catch(() => {});
    },
  };
};

const restore = async (cache: InMemoryCache): Promise<KeptAnswers> => {
  const persistor = new CachePersistor({
    cache,
    key: 'apollo',
    maxSize: CACHE_LIMIT_BYTES,
    trigger: false,
    storage: queryStore,
  });
  const earlier = await queryStore.readAt();
  if (earlier) await persistor.restore();
  else await persistor.purge();
  return keptAnswers(earlier ?? {}, async (at) => {
    await persistor.persist();
    await queryStore.noteReadAt(at);
  });
};

const endpoint = env.graphqlEndpoint ?? '/graphql';

const createClient = (): GraphqlClient => {
  const cache = new InMemoryCache();
  const link = new HttpLink({
    uri: `${endpoint}${BACKGROUND_SEARCH}`,
    fetch: watchedFetch,
    // What a cache on the way may answer, and no limit on submissions counts.
    useGETForQueries: true,
    // With plain JSON the link reports a failed request's status and headers as they came.
    headers: { accept: 'application/json' },
    // Answered from this device's own cache it would say that there is a connection.
    fetchOptions: { redirect: 'error', cache: 'no-cache' },
  });
  return {
    apollo: new ApolloClient({ cache, link }),
    // Without storage, or with one that fails: the cache is a convenience.
    kept: restore(cache).catch(() => keptAnswers({}, async () => {})),
  };
};

let client: GraphqlClient | undefined;

/** The page's one GraphQL client, made when it is first needed. It reads lists; the outbox sends with `fetch`. */
export const graphqlClient = (): GraphqlClient => {
  client ??= createClient();
  return client;
};

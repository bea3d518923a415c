import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { CachePersistor } from 'apollo3-cache-persist';
import { OperationTypeNode } from 'graphql';
import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { env } from '../env.ts';
import { QUIET_SEARCH } from '../offline-copy/background-query.ts';
import { watchedFetch } from './watched-fetch.ts';

/** Raised with every change to what the cached queries select; an older cache is thrown away. */
const CACHE_VERSION = 1;
const CACHE_LIMIT_BYTES = 512 * 1024;

export interface GraphqlClient {
  readonly apollo: ApolloClient;
  /** Writes the cache to the device; called after a query has answered. Never rejects. */
  readonly persist: () => Promise<void>;
  /** When the cache on the device was last written: ISO 8601; undefined if it never was. */
  readonly persistedAt: () => string | undefined;
}

interface Kept {
  readonly version: number;
  readonly at: string;
}

const persistCache = async (
  cache: InMemoryCache,
  store: UseStore,
): Promise<Omit<GraphqlClient, 'apollo'>> => {
  const persistor = new CachePersistor({
    cache,
    key: 'apollo',
    maxSize: CACHE_LIMIT_BYTES,
    trigger: false,
    storage: {
      getItem: async (key) => (await get<string>(key, store)) ?? null,
      setItem: (key, value) => set(key, value, store),
      removeItem: (key) => del(key, store),
    },
  });
  let kept = await get<Kept>('kept', store);
  if (kept?.version === CACHE_VERSION) {
    await persistor.restore();
  } else {
    kept = undefined;
    await persistor.purge();
  }
  return {
    persistedAt: () => kept?.at,
    async persist() {
      try {
        await persistor.persist();
        kept = { version: CACHE_VERSION, at: new Date().toISOString() };
        await set('kept', kept, store);
      } catch {
        // No room: the lists are read anew next time.
      }
    },
  };
};

/** For a browser without storage, or with a spoilt one: the cache is a convenience. */
const inMemoryOnly = { persist: async () => {}, persistedAt: () => undefined };

const endpoint = env.graphqlEndpoint ?? '/graphql';

const createClient = async (): Promise<GraphqlClient> => {
  const cache = new InMemoryCache();
  const persistence = await persistCache(cache, createStore('kuvula-queries', 'cache')).catch(
    () => inMemoryOnly,
  );
  const link = new HttpLink({
    uri: ({ operationType }) =>
      operationType === OperationTypeNode.QUERY ? `${endpoint}${QUIET_SEARCH}` : endpoint,
    fetch: watchedFetch,
    // With plain JSON the link reports a failed request's status and headers as they came.
    headers: { accept: 'application/json' },
    fetchOptions: { redirect: 'error' },
  });
  return { apollo: new ApolloClient({ cache, link }), ...persistence };
};

let client: Promise<GraphqlClient> | undefined;

/** The page's one GraphQL client, made when it is first needed. */
export const graphqlClient = (): Promise<GraphqlClient> => {
  client ??= createClient();
  return client;
};

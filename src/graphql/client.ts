import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { CachePersistor } from 'apollo3-cache-persist';
import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { env } from '../env.ts';

/** Raised with every change to what the cached queries select; an older cache is thrown away. */
const CACHE_VERSION = 1;
const CACHE_LIMIT_BYTES = 512 * 1024;

export interface GraphqlClient {
  readonly apollo: ApolloClient;
  /** Writes the cache to the device; called after a query has answered. */
  readonly persist: () => Promise<void>;
}

const persistCache = async (
  cache: InMemoryCache,
  store: UseStore,
): Promise<() => Promise<void>> => {
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
  if ((await get('version', store)) === CACHE_VERSION) await persistor.restore();
  else await persistor.purge();
  return async () => {
    await persistor.persist();
    await set('version', CACHE_VERSION, store);
  };
};

const createClient = async (): Promise<GraphqlClient> => {
  const cache = new InMemoryCache();
  // The cache is a convenience: a browser without storage, or with a spoilt one, reads anew.
  const persist = await persistCache(cache, createStore('kuvula-queries', 'cache')).catch(
    () => async () => {},
  );
  const link = new HttpLink({
    uri: env.graphqlEndpoint ?? '/graphql',
    // With plain JSON the link reports a failed request's status and headers as they came.
    headers: { accept: 'application/json' },
    fetchOptions: { redirect: 'error' },
  });
  return { apollo: new ApolloClient({ cache, link }), persist };
};

let client: Promise<GraphqlClient> | undefined;

/** The page's one GraphQL client, made when it is first needed. */
export const graphqlClient = (): Promise<GraphqlClient> => {
  client ??= createClient();
  return client;
};

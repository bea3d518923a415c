import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { CachePersistor } from 'apollo3-cache-persist';
import { watchedFetch } from '../connection/watched-fetch.ts';
import { env } from '../env.ts';
import { queryStore, type ReadAt } from './query-store.ts';

const cache = new InMemoryCache();

const restore = async () => {
  const persistor = new CachePersistor({
    cache,
    key: 'apollo',
    trigger: false,
    storage: queryStore,
  });
  let at: ReadAt = {};
  let canStore = true;
  try {
    const earlier = await queryStore.readAt();
    if (earlier) await persistor.restore();
    else await persistor.purge();
    at = earlier ?? {};
  } catch {
    // Keeps the lists only in memory: storing one would overwrite all lists on the device.
    canStore = false;
  }
  return {
    /** Returns the time of a list's last read (ISO 8601), or undefined. */
    readAt: (list: string) => at[list],
    /** Stores Apollo's cache on the device. Call this after reading `list`. Never rejects. */
    async keep(list: string): Promise<void> {
      at = { ...at, [list]: new Date().toISOString() };
      if (!canStore) return;
      try {
        await persistor.persist();
        await queryStore.noteReadAt(at);
      } catch {
        // If the device has no room, the lists are read again after a reload.
      }
    },
  };
};

const link = new HttpLink({
  uri: env.graphqlEndpoint ?? '/graphql',
  fetch: watchedFetch,
  // The server lets browsers cache responses to GET requests.
  useGETForQueries: true,
  // With plain JSON, the link reports the real status and headers of a failed request.
  headers: { accept: 'application/json' },
  // A response from the browser's HTTP cache would look like a working connection.
  fetchOptions: { redirect: 'error', cache: 'no-cache' },
});

export const apollo = new ApolloClient({ cache, link });

/** Resolves once Apollo's cache has been restored from the device, or could not be restored. */
export const kept = restore();

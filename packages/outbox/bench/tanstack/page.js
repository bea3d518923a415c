import { createCollection, localOnlyCollectionOptions } from '@tanstack/db';
import { NonRetriableError, startOfflineExecutor } from '@tanstack/offline-transactions';
import { isReceipt, onMessage, post, tell } from '../shared.js';

const messages = createCollection(
  localOnlyCollectionOptions({ id: 'messages', getKey: ({ id }) => id }),
);
// By default the library uses IndexedDB, and elects a leader with Web Locks.
const offline = startOfflineExecutor({
  collections: { messages },
  mutationFns: {
    sendMessage: async ({ transaction, idempotencyKey }) => {
      const { message } = transaction.mutations[0].modified;
      const response = await post(idempotencyKey, message);
      if (response.status === 422) throw new NonRetriableError('The server refused it');
      if (!(await isReceipt(response, idempotencyKey))) throw new Error('No receipt');
      messages.utils.acceptMutations(transaction);
    },
  },
});
await offline.waitForInit();

onMessage((message) => {
  const sending = offline.createOfflineTransaction({
    mutationFnName: 'sendMessage',
    autoCommit: false,
  });
  sending.mutate(() => messages.insert({ id: crypto.randomUUID(), message }));
  sending.commit().catch(() => tell(message));
});

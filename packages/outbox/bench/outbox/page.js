import { createOutbox } from '@site/outbox';
import { attachToPage } from '@site/outbox/page';
import { settings } from '../../example/settings.js';
import { onMessage, tell } from '../shared.js';

const createId = () => crypto.randomUUID();
const outbox = createOutbox({ ...settings, createId });

const tellRefused = async () => {
  const { records } = await outbox.list();
  for (const { state, submission } of records) {
    if (state.status === 'needs-attention') tell(submission.fields.message);
  }
};
outbox.subscribe(({ type }) => type === 'refused' && tellRefused());

await navigator.serviceWorker.register('worker.js', { type: 'module' });
await attachToPage(outbox);
await tellRefused().catch(() => {});
onMessage(async (message) => {
  const composedAt = new Date().toISOString();
  await outbox.put({ id: createId(), kind: 'message', composedAt, fields: { message } });
});

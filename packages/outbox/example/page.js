import { createOutbox } from '@site/outbox';
import { attachToPage } from '@site/outbox/page';
import { settings } from './settings.js';

const createId = () => crypto.randomUUID();
const outbox = createOutbox({ ...settings, createId });

const show = async () => {
  const { records, receipts } = await outbox.list();
  document.querySelector('#waiting').value = records.length;
  document.querySelector('#delivered').value = receipts.length;
};
outbox.subscribe(() => void show());

const form = document.querySelector('form');
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const fields = Object.fromEntries(new FormData(form));
  const composedAt = new Date().toISOString();
  await outbox.put({ id: createId(), kind: 'message', composedAt, fields });
  form.reset();
});

await navigator.serviceWorker.register('worker.js', { type: 'module' });
await attachToPage(outbox);
await show();

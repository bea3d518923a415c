import { isReceipt, onMessage, post, tell } from '../shared.js';

const controlled = new Promise((resolve) => {
  navigator.serviceWorker.addEventListener('controllerchange', resolve);
});
await navigator.serviceWorker.register('worker.js', { type: 'module' });
if (!navigator.serviceWorker.controller) await controlled;

onMessage(async (message) => {
  const id = crypto.randomUUID();
  let response;
  try {
    response = await post(id, message);
  } catch {
    // After an error, the worker has usually queued the message. The plugin never reports whether a
    // queued message was sent.
    return;
  }
  if (!(await isReceipt(response, id).catch(() => false))) tell(message);
});

import { completeCopy } from '@site/offline-copy/page';

const { serviceWorker } = navigator;
await serviceWorker.register('/sw.js');
if (!serviceWorker.controller) {
  await new Promise((resolve) => {
    serviceWorker.addEventListener('controllerchange', resolve, { once: true });
  });
}
const { essentials, optional } = await completeCopy(true);
document.querySelector('#missing').value = essentials + optional;

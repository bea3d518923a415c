import { attachToWorker } from '@site/outbox/worker';
import { settings } from './settings.js';

attachToWorker(settings);

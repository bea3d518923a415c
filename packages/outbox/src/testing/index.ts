export { ATTEMPT_TIMEOUT_MS } from '../attempt.ts';
export { createDrafts } from '../drafts.ts';
export type { Locks } from '../drain.ts';
export { createMemoryStore, type MemoryStore } from '../memory-store.ts';
export { createReceipts } from '../receipts.ts';
export { newDraft, newRecord, recordReader } from '../record.ts';
export { createIdbStore } from '../store.ts';
export { type RecordEvent, transition } from '../transition.ts';
export { createLockTable } from './fake-locks.ts';
export { checkLives } from './lives.ts';
export {
  createModelServer,
  type ModelServer,
  untilAborted,
  type Weather,
} from './model-server.ts';
export { sampleId, save } from './samples.ts';
export { createVirtualClock, settle, type VirtualClock } from './virtual-clock.ts';
export type { Model } from './world.ts';

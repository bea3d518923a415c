import {
  createIdbStore as createStore,
  createMemoryStore as createStoreInMemory,
  sampleId as idOf,
  newDraft as newDraftOf,
  recordReader,
  save as saveIn,
} from '@site/outbox/testing';
import type { Submission, SubmissionId, SubmissionOf } from '../../submission.ts';
import { asSubmissionId } from '../../submission-id.ts';
import { outboxSettings } from '../outbox-settings.ts';

export const sampleId = (n: number): SubmissionId => asSubmissionId(idOf(n));

const read = recordReader(outboxSettings);

export const createIdbStore = () => createStore(outboxSettings);
export const createMemoryStore = () => createStoreInMemory(read);
export type MemoryStore = ReturnType<typeof createMemoryStore>;
export const save = saveIn<Submission>;
export const newDraft = newDraftOf<Submission>;

export const contact = (
  n = 1,
  message = `Please call me back, ${n}.`,
): SubmissionOf<'contact'> => ({
  kind: 'contact',
  id: sampleId(n),
  composedAt: '2026-11-20T12:00:00.000Z',
  fields: { name: 'Thandi Nkosi', email: 'thandi@example.org', message },
});

export const newsletter = (n = 1): SubmissionOf<'newsletter'> => ({
  kind: 'newsletter',
  id: sampleId(n),
  composedAt: '2026-11-20T12:00:00.000Z',
  fields: { email: 'thandi@example.org', consentVersion: '2026-11' },
});

import * as v from 'valibot';
import type { DatabaseOptions } from '../database.ts';
import type { DraftsDeps } from '../drafts.ts';
import type { OutboxDeps } from '../outbox.ts';
import { newRecord, type QueuedRecord, recordReader } from '../record.ts';
import { createIdbStore, type OutboxStore } from '../store.ts';
import type { Submission } from '../submission.ts';
import { type RecordEvent, transition } from '../transition.ts';
import { createFailingStore } from './failing-store.ts';

const kinds = ['letter', 'note'];
const hasItsFields = ({ kind, fields }: Submission) =>
  'email' in fields && (kind === 'note' || ('name' in fields && 'message' in fields));

export const settings = {
  name: 'sample',
  kinds,
  schema: v.pipe(
    v.object({
      id: v.pipe(v.string(), v.uuid()),
      kind: v.picklist(kinds),
      composedAt: v.string(),
      fields: v.record(v.string(), v.string()),
    }),
    v.check(hasItsFields),
  ),
  onError: (_: unknown) => {},
};

export const readSample = recordReader<Submission>(settings);
export const failingStore = () => createFailingStore(readSample);
export const idbStore = (options?: DatabaseOptions) =>
  createIdbStore<Submission>(settings, options);

export const sampleId = (n: number): string =>
  `00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`;

export const countingIds = () => {
  let n = 0;
  return () => sampleId(++n);
};

const composedAt = '2026-11-20T12:00:00.000Z';

export const letter = (n = 1, message = `Please call me back, ${n}.`) => ({
  kind: 'letter' as const,
  id: sampleId(n),
  composedAt,
  fields: { name: 'Thandi Nkosi', email: 'thandi@example.org', message },
});

export const note = (n = 1) => ({
  kind: 'note' as const,
  id: sampleId(n),
  composedAt,
  fields: { email: 'thandi@example.org', consentVersion: '2026-11' },
});

/** Appends a submission, as if the visitor had sent it at `savedAt`, and applies `events`. */
export const save = async <S extends Submission>(
  store: OutboxStore<S>,
  submission: S,
  savedAt: number,
  ...events: readonly RecordEvent<S>[]
): Promise<QueuedRecord<S>> => {
  const make = (_: unknown, sequence: number) => newRecord(submission, sequence, savedAt);
  const saved = await store.append(submission.id, make);
  for (const event of events) {
    await store.update(submission.id, (record) => transition(record, event));
  }
  return saved as QueuedRecord<S>;
};

/** Returns the settings of a visible tab named `name`. */
export const tabOf = (name: string | null = null) => {
  let kept = name;
  return {
    tabName: {
      get: () => kept,
      set: (next: string) => {
        kept = next;
      },
    },
    prefix: 'draft:',
    seen: () => Promise.resolve(),
  } satisfies Partial<OutboxDeps & DraftsDeps>;
};

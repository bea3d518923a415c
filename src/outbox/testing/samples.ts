import type { Submission, SubmissionId, SubmissionOf } from '../../submissions/submission.ts';
import { asSubmissionId } from '../../submissions/submission-id.ts';
import type { OutboxDeps } from '../outbox.ts';
import { newRecord, type QueuedRecord } from '../record.ts';
import type { OutboxStore } from '../store.ts';

/** The `n`th id. */
export const sampleId = (n: number): SubmissionId =>
  asSubmissionId(`00000000-0000-4000-8000-${n.toString(16).padStart(12, '0')}`);

/** Makes ids in order. */
export const countingIds = () => {
  let n = 0;
  return () => sampleId(++n);
};

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

/** Puts a submission behind all others, as if it had been sent with `savedAt` on the clock. */
export const save = async (
  store: Pick<OutboxStore, 'append'>,
  submission: Submission,
  savedAt: number,
): Promise<QueuedRecord> => {
  const make = (_: unknown, sequence: number) => newRecord(submission, sequence, savedAt);
  return (await store.append(submission.id, make)) as QueuedRecord;
};

/** What tells one tab from another, for a page that is in sight. */
export const tabOf = (
  name: string | null = null,
): Pick<OutboxDeps, 'tabName' | 'prefix' | 'seen' | 'receiptsKeptMs'> => {
  let kept = name;
  return {
    tabName: {
      get: () => kept,
      set: (next) => {
        kept = next;
      },
    },
    prefix: 'draft:',
    seen: () => Promise.resolve(),
    receiptsKeptMs: 90 * 86_400_000,
  };
};

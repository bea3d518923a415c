import type * as outbox from '@site/outbox';
import type { Submission } from '../submission.ts';

export type Outbox = outbox.Outbox<Submission>;
export type Drafts = outbox.Drafts<Submission>;
export type DraftRecord = outbox.DraftRecord<Submission>;
export type QueuedRecord = outbox.QueuedRecord<Submission>;
export type ReceiptRecord = outbox.ReceiptRecord<Submission>;
export type OutboxRecord = outbox.OutboxRecord<Submission>;
export type StoredRecords = outbox.StoredRecords<Submission>;

import { type OutboxSettings, uncaught } from '@site/outbox';
import * as v from 'valibot';
import { storagePrefix } from '../../content/site.ts';
import { type AnyFields, fieldsOf, type Kind, kindNames } from '../kinds.ts';
import { spamSigns } from '../spam-signs.ts';
import { isSubmissionId, type Submission } from '../submission.ts';
import { notUnderstood } from './read-answer.ts';

/** The name of the outbox's database, lock, channel and Background Sync tag. */
export const OUTBOX = `${storagePrefix}-outbox`;

const hasItsFields = (kind: Kind, fields: AnyFields): boolean =>
  Object.entries(fieldsOf(kind)).every(([name, { optional }]) => optional || name in fields);

const schema = v.pipe(
  v.object({
    id: v.string(),
    kind: v.picklist(kindNames),
    composedAt: v.string(),
    // Unknown fields from a newer release are kept in the record, and sent.
    fields: v.record(v.string(), v.string()),
    // An unknown sign from a newer release must not make the record unreadable.
    signs: v.exactOptional(v.fallback(v.array(v.picklist(spamSigns)), [])),
  }),
  v.check(({ id, kind, fields }) => isSubmissionId(id) && hasItsFields(kind, fields)),
  // TypeScript cannot infer that the kind's fields were just checked.
  v.transform((known) => known as { id: string } as Submission),
);

export const outboxSettings = {
  name: OUTBOX,
  kinds: kindNames,
  schema,
  receiptFields({ kind, fields }) {
    const known = fieldsOf(kind);
    return Object.fromEntries(Object.entries(fields).filter(([name]) => known[name]?.inReceipt));
  },
  notUnderstood: notUnderstood.problems,
  // Ignores unreadable records, because a list shows them and the visitor can erase them there.
  onError: (error, record) => record ?? uncaught(error),
} satisfies Omit<OutboxSettings<Submission>, 'send'>;

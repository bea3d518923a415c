import type { Database } from '../database/database.ts';
import { tablesOf } from '../database/schema.ts';
import { databaseSecret } from '../database/secret.ts';
import { contentOf } from '../submissions/content.ts';
import { rowsInOrder } from '../submissions/stored-submissions.ts';
import { unsubscribeLink } from './tokens.ts';

export interface Subscriber {
  readonly email: string;
  /** `unconfirmed`: was never asked to confirm, because mail was not configured. */
  readonly status: 'confirmed' | 'unconfirmed';
  /** The version of the consent line to which the subscriber agreed. */
  readonly consentVersion: string;
  /** ISO 8601, UTC, like all times here. */
  readonly receivedAt: string;
  readonly confirmedAt: string;
  /** The URL of the subscriber's own unsubscribe page. Every issue must contain this link. */
  readonly unsubscribe: string;
  readonly id: string;
}

const conditions = {
  confirmed: 'confirmed_at IS NOT NULL',
  unconfirmed: 'confirmed_at IS NULL AND asked = 0',
} as const;

const subscribed = (status: Subscriber['status']) =>
  `SELECT submissions.*, subscriptions.address_hash, subscriptions.confirmed_at
    FROM submissions JOIN subscriptions ON subscriptions.id = submissions.id
    WHERE seq > $1 AND ended_at IS NULL AND ${conditions[status]}`;

/**
 * Yields every subscribed address once: first the confirmed ones, then those that were never asked
 * to confirm. Omits addresses that were asked but have not confirmed.
 * @param siteUrl the site's public origin
 * @throws Error for the operator if the server has never been started on the database
 */
export async function* subscribersIn(
  database: Database,
  siteUrl: string,
): AsyncGenerator<Subscriber> {
  if (!(await tablesOf(database)).includes('subscriptions')) {
    throw new Error('The database has no subscriptions yet: start the server once.');
  }
  const secret = await databaseSecret(database);
  const seen = new Set<string>();
  for (const status of ['confirmed', 'unconfirmed'] as const) {
    for await (const row of rowsInOrder(database, subscribed(status))) {
      const address = String(row['address_hash']);
      if (seen.has(address)) continue;
      seen.add(address);
      const { id, fields } = contentOf(row);
      const email = fields['email'] ?? '';
      yield {
        email,
        status,
        consentVersion: fields['consentVersion'] ?? '',
        receivedAt: String(row['received_at']),
        confirmedAt: String(row['confirmed_at'] ?? ''),
        unsubscribe: unsubscribeLink(siteUrl, secret, email),
        id,
      };
    }
  }
}

import type { Database, Row } from '../database/database.ts';
import { tablesOf } from '../database/schema.ts';
import { contentOf } from '../submissions/content.ts';
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

const PAGE = 500;

const conditions = {
  confirmed: 'confirmed_at IS NOT NULL',
  unconfirmed: 'confirmed_at IS NULL AND asked = 0',
} as const;

async function* rowsOf(database: Database, status: Subscriber['status']): AsyncGenerator<Row> {
  for (let last = 0; ; ) {
    const rows = await database.read({
      sql: `SELECT submissions.*, subscriptions.address_hash, subscriptions.confirmed_at
        FROM submissions JOIN subscriptions ON subscriptions.id = submissions.id
        WHERE seq > $1 AND ended_at IS NULL AND ${conditions[status]}
        ORDER BY seq LIMIT ${PAGE}`,
      args: [last],
    });
    yield* rows;
    if (rows.length < PAGE) return;
    last = Number(rows.at(-1)?.['seq']);
  }
}

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
  const [key] = await database.read({ sql: 'SELECT secret FROM newsletter_key' });
  const secret = String(key?.['secret']);
  const seen = new Set<string>();
  for (const status of ['confirmed', 'unconfirmed'] as const) {
    for await (const row of rowsOf(database, status)) {
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
